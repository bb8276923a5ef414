import type { PersonalData } from '../../platform/database/personal-data.ts'
import { deleteStudy, exportStudy } from './keeping/tables.ts'
import { studyActivities, studyDays, studyEntries, studySummaries } from './tables.ts'

/** Exports and erases somebody's study log. */
export const studyData: PersonalData = {
	erased: [studyEntries, studyActivities, studyDays, studySummaries],
	kept: [],
	export: exportStudy,
	erase: deleteStudy,
}
