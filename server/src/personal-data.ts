import { staffWorkData } from './content/desk/public.ts'
import { copiesData } from './features/answer-copies/public.ts'
import { commentsData } from './features/comments/public.ts'
import { coursesData } from './features/courses/public.ts'
import { scheduleData } from './features/daily-questions/public.ts'
import { evaluationData } from './features/evaluation/public.ts'
import { bookingData } from './features/expert-sessions/public.ts'
import { inquiriesData } from './features/inquiries/public.ts'
import { mediaData } from './features/media/public.ts'
import { mockTestsData } from './features/mock-tests/public.ts'
import { exportsData } from './features/my-data/public.ts'
import { notificationsData } from './features/notifications/public.ts'
import { paymentsData, requestRefundOfOrder } from './features/payments/public.ts'
import { practiceNotesData } from './features/practice-notes/public.ts'
import { prelimsPracticeData } from './features/prelims-practice/public.ts'
import { questionReportsData } from './features/question-reports/public.ts'
import { quizzesData } from './features/quizzes/public.ts'
import { readingsData } from './features/readings/public.ts'
import { receiptsData } from './features/receipts/public.ts'
import { resourcesData } from './features/resources/public.ts'
import { studyData } from './features/study-log/public.ts'
import { subscriptionsData } from './features/subscriptions/public.ts'
import type { PersonalData } from './platform/database/personal-data.ts'
import type { Services } from './services.ts'

export interface PersonalDataServices extends Pick<Services, 'files' | 'jobs' | 'bookPdf'> {
	/** Is the public origin, without a trailing slash: what is made for a copy says where it came from. */
	origin: string
}

/** All that is kept about people beside the account itself, in the order in which a copy of it is written. */
export function personalData({ files, jobs, bookPdf: pdf, origin }: PersonalDataServices): readonly PersonalData[] {
	return [
		subscriptionsData,
		paymentsData,
		receiptsData({ pdf, origin }),
		bookingData({ jobs, requestRefund: (tx, asked) => requestRefundOfOrder({ now: () => new Date() }, tx, asked) }),
		commentsData(files),
		quizzesData,
		prelimsPracticeData,
		mockTestsData,
		practiceNotesData(files),
		readingsData,
		studyData,
		notificationsData,
		resourcesData,
		coursesData,
		evaluationData({ files, pdf, origin }),
		copiesData(files),
		inquiriesData,
		questionReportsData,
		scheduleData,
		staffWorkData,
		mediaData,
		exportsData(files),
	]
}
