import type { Section } from '@aravalli/shared/study-material/section'
import { clipboardListIcon } from '#web/ui/icons/clipboard-list.ts'
import { imageIcon } from '#web/ui/icons/image.ts'
import { lightbulbIcon } from '#web/ui/icons/lightbulb.ts'
import { mapIcon } from '#web/ui/icons/map.ts'
import { networkIcon } from '#web/ui/icons/network.ts'

/** As in the menu. */
export const sectionIcons: Record<Section, string> = {
	'to-the-point': clipboardListIcon,
	'mind-map': networkIcon,
	infographics: imageIcon,
	'learning-through-map': mapIcon,
	'mains-answer-enrichment-capsule': lightbulbIcon,
}
