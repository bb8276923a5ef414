/**
 * Is the register of all kinds of content, in the order in which editors are offered them. What the server and the screens do for a kind
 * follows from its declaration; a kind that wants more says so in its own folders.
 */
import { announcementKind, bannerKind } from './announcements/kinds.ts'
import { answerWritingKind } from './answer-writing/kind.ts'
import { postKind } from './blogs/kind.ts'
import type { Kind } from './content/kind.ts'
import { courseKind, lectureKind, materialKind } from './courses/kinds.ts'
import { articleKind } from './current-affairs/kind.ts'
import { evaluationPlanKind } from './evaluation-plans/kind.ts'
import { holidayKind, mentorshipCallKind, sessionTypeKind, workingDaysKind } from './expert-sessions/kinds.ts'
import { mainsPaperKind } from './mains-mock-tests/kind.ts'
import { mainsKind } from './mains-practice/kind.ts'
import { miqKind } from './miq/kind.ts'
import { markingSchemeKind, prelimsPaperKind } from './mock-tests/kinds.ts'
import { prelimsKind } from './prelims-practice/kind.ts'
import { resourceKinds } from './resources/kinds.ts'
import { routineKind, strategyKind, topicKind } from './strategy/kinds.ts'
import { sectionKinds } from './study-material/kinds.ts'
import { reviewKind, testimonialKind } from './voices/kinds.ts'

export const kinds: readonly Kind[] = [
	answerWritingKind,
	miqKind,
	mainsKind,
	mainsPaperKind,
	prelimsKind,
	prelimsPaperKind,
	markingSchemeKind,
	articleKind,
	...Object.values(sectionKinds),
	postKind,
	...resourceKinds,
	courseKind,
	lectureKind,
	materialKind,
	evaluationPlanKind,
	sessionTypeKind,
	workingDaysKind,
	holidayKind,
	mentorshipCallKind,
	testimonialKind,
	reviewKind,
	bannerKind,
	announcementKind,
	strategyKind,
	topicKind,
	routineKind,
]
