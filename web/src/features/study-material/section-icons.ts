import type { Section } from '@aravalli/shared/study-material/section'
import { clipboardListIcon, imageIcon, lightbulbIcon, mapIcon, networkIcon } from '#web/ui/icons.ts'

/** As in the menu. */
export const sectionIcons: Record<Section, string> = {
	'to-the-point': clipboardListIcon,
	'mind-map': networkIcon,
	infographics: imageIcon,
	'learning-through-map': mapIcon,
	'mains-answer-enrichment-capsule': lightbulbIcon,
}
