import { forgetActivities } from './forget-activities.ts'
import { firstRecentDay, presentSummary } from './present-study.ts'
import { studyData } from './study-data.ts'
import { activitiesPart, readOnPart, type StudyPart, studyPart } from './tables.ts'
import { noteActivity } from './writing/note-activity.ts'

export {
	activitiesPart,
	firstRecentDay,
	forgetActivities,
	noteActivity,
	presentSummary,
	readOnPart,
	type StudyPart,
	studyData,
	studyPart,
}
