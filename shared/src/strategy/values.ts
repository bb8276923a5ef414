/** Holds what strategy, syllabus and weekly routine choose from. It has no imports but the tabs, because the browser runs it. */
import { mainsTabs, prelimsTabs } from './tabs.ts'

/** Lists the names that the calls use; `web/src/features/strategy/strategy-icons.ts` has their pictures. */
export const strategyIcons = ['BookOpen', 'Target', 'Clock', 'CheckCircle', 'TrendingUp', 'Brain', 'Calendar'] as const

export const syllabusPapers = ['GS_PAPER_1', 'GS_PAPER_2', 'GS_PAPER_3', 'GS_PAPER_4'] as const

/** A day of the weekly routine is for one of these. */
export const routinePapers = [...syllabusPapers, 'ESSAY'] as const

export const routineDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'weekend'] as const

const prelimsStageTabs = prelimsTabs.map((tab) => `prelims-${tab}` as const)
const mainsStageTabs = mainsTabs.map((tab) => `mains-${tab}` as const)

/** Lists the tabs of both stages, which have some names in common. */
export const stageTabs = [...prelimsStageTabs, ...mainsStageTabs] as const

export type StageTab = (typeof stageTabs)[number]
