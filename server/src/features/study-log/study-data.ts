import { countOwn } from '../../platform/database/count-own.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { deleteStudy, exportStudy } from './keeping/tables.ts'
import { studyActivities, studyDays, studyEntries, studySummaries } from './tables.ts'

/** Exports and erases somebody's study log. */
export const studyData: PersonalData = {
	erased: [studyEntries, studyActivities, studyDays, studySummaries],
	kept: [],
	groups: [
		{
			name: 'study',
			tables: [studyEntries, studyActivities, studyDays, studySummaries],
			afterClosing: 'erased',
			count: countOwn(studyDays.userId),
		},
	],
	export: exportStudy,
	erase: deleteStudy,
}
