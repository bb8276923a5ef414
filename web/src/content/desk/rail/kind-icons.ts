import type { KindIcon } from '@aravalli/shared/content/kind'
import {
	calendarCheckIcon,
	clipboardListIcon,
	fileClockIcon,
	imageIcon,
	lightbulbIcon,
	listIcon,
	mapIcon,
	messageSquareIcon,
	networkIcon,
	squarePenIcon,
	starIcon,
	targetIcon,
} from '#web/ui/icons.ts'
import { bellIcon, globeIcon, newspaperIcon, usersIcon } from './icons.ts'

/** The icons go by the names that kinds declare; those of the menus are the same there and here. */
export const kindIcons: Record<KindIcon, string> = {
	bell: bellIcon,
	'calendar-check': calendarCheckIcon,
	'clipboard-list': clipboardListIcon,
	'file-clock': fileClockIcon,
	globe: globeIcon,
	image: imageIcon,
	lightbulb: lightbulbIcon,
	list: listIcon,
	map: mapIcon,
	'message-square': messageSquareIcon,
	network: networkIcon,
	newspaper: newspaperIcon,
	'square-pen': squarePenIcon,
	star: starIcon,
	target: targetIcon,
	users: usersIcon,
}
