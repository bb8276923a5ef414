import { forgetActivities } from './forget-activities.ts'
import { studyData } from './study-data.ts'
import { noteActivity } from './writing/note-activity.ts'

export { forgetActivities, noteActivity, studyData }
