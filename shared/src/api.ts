import type { accountsContract } from './accounts/contract.ts'
import type { ownPictureContract, picturesContract } from './accounts/pictures-contract.ts'
import type { profileContract } from './accounts/profile-contract.ts'
import type { announcementsContract } from './announcements/contract.ts'
import type { answerCopiesContract } from './answer-copies/contract.ts'
import type { answerWritingContract, answerWritingDownloadsContract } from './answer-writing/contract.ts'
import type { todaysQuestionContract } from './answer-writing/today-contract.ts'
import type { blogsContract } from './blogs/contract.ts'
import type {
	answerWritingCommentsContract,
	answerWritingThreadContract,
	commentPicturesContract,
	miqCommentsContract,
	miqThreadContract,
} from './comments/contract.ts'
import type { reportedCommentsContract } from './comments/reports-contract.ts'
import type { AnyDeskContract } from './content/desk-contract.ts'
import type { overviewContract } from './content/overview-contract.ts'
import type { AnyTransferContract } from './content/transfer-contract.ts'
import type { contentFilesContract } from './content-files/contract.ts'
import type { coursesContract, lecturePositionsContract } from './courses/contract.ts'
import type {
	compilationsContract,
	currentAffairsContract,
	currentAffairsDownloadsContract,
} from './current-affairs/contract.ts'
import type { dailyQuestionsContract } from './daily-questions/contract.ts'
import type { dashboardContract } from './dashboard/contract.ts'
import type { evaluationContract } from './evaluation/contract.ts'
import type { evaluatorsContract } from './evaluation/evaluators-contract.ts'
import type { returnedCopiesContract } from './evaluation/returned-contract.ts'
import type { evaluationPlansContract } from './evaluation-plans/contract.ts'
import type { mentorshipContract } from './evaluation-plans/mentorship-contract.ts'
import type { expertSessionsContract } from './expert-sessions/contract.ts'
import type { inquiriesContract } from './inquiries/contract.ts'
import type { mainsPracticeContract } from './mains-practice/contract.ts'
import type { mediaContract, mediaDeskContract } from './media/contract.ts'
import type { miqContract, miqDownloadsContract } from './miq/contract.ts'
import type { attemptsContract, mockTestsContract } from './mock-tests/contract.ts'
import type { statisticsContract } from './mock-tests/statistics-contract.ts'
import type { myDataContract } from './my-data/contract.ts'
import type { notificationsContract, stopMailsContract } from './notifications/contract.ts'
import type { moneyDeskContract } from './payments/admin-contract.ts'
import type { paymentsContract } from './payments/contract.ts'
import type {
	judgementsContract,
	practiceNotesContract,
	practicePhotoUploadContract,
} from './practice-notes/contract.ts'
import type { preferencesContract } from './preferences-contract.ts'
import type { prelimsAnswersContract, prelimsPracticeContract } from './prelims-practice/contract.ts'
import type { questionReportsContract, questionReportsDeskContract } from './question-reports/contract.ts'
import type { quizContract } from './quizzes/contract.ts'
import type { readingsContract } from './readings/contract.ts'
import type { receiptsContract } from './receipts/contract.ts'
import type { booksContract, ebooksContract, resourcesContract } from './resources/contract.ts'
import type { searchContract } from './search/contract.ts'
import type { strategyContract } from './strategy/contract.ts'
import type { studyLogContract } from './study-log/contract.ts'
import type { studyMaterialContract } from './study-material/contract.ts'
import type { subscriptionsContract } from './subscriptions/contract.ts'
import type { topicsContract } from './topics/contract.ts'
import type { voicesContract } from './voices/contract.ts'

/** Holds every endpoint of the product; the browser's client is typed by it. */
export type Api = typeof accountsContract &
	typeof attemptsContract &
	typeof mockTestsContract &
	typeof statisticsContract &
	typeof announcementsContract &
	typeof answerCopiesContract &
	typeof answerWritingCommentsContract &
	typeof answerWritingContract &
	typeof answerWritingDownloadsContract &
	typeof answerWritingThreadContract &
	typeof blogsContract &
	typeof booksContract &
	typeof commentPicturesContract &
	typeof compilationsContract &
	typeof contentFilesContract &
	typeof coursesContract &
	typeof lecturePositionsContract &
	typeof currentAffairsContract &
	typeof currentAffairsDownloadsContract &
	typeof dailyQuestionsContract &
	typeof ebooksContract &
	typeof evaluationContract &
	typeof evaluationPlansContract &
	typeof evaluatorsContract &
	typeof expertSessionsContract &
	typeof inquiriesContract &
	typeof mainsPracticeContract &
	typeof mediaContract &
	typeof mediaDeskContract &
	typeof mentorshipContract &
	typeof miqCommentsContract &
	typeof miqContract &
	typeof miqDownloadsContract &
	typeof miqThreadContract &
	typeof notificationsContract &
	typeof overviewContract &
	typeof ownPictureContract &
	typeof myDataContract &
	typeof moneyDeskContract &
	typeof paymentsContract &
	typeof picturesContract &
	typeof judgementsContract &
	typeof practiceNotesContract &
	typeof practicePhotoUploadContract &
	typeof preferencesContract &
	typeof prelimsAnswersContract &
	typeof prelimsPracticeContract &
	typeof profileContract &
	typeof questionReportsContract &
	typeof questionReportsDeskContract &
	typeof quizContract &
	typeof dashboardContract &
	typeof readingsContract &
	typeof studyLogContract &
	typeof receiptsContract &
	typeof reportedCommentsContract &
	typeof resourcesContract &
	typeof returnedCopiesContract &
	typeof searchContract &
	typeof strategyContract &
	typeof studyMaterialContract &
	typeof stopMailsContract &
	typeof subscriptionsContract &
	typeof topicsContract &
	typeof todaysQuestionContract &
	typeof voicesContract

/** Is the same as clients call it: the desks of all kinds of content are one, whose kind is named in the address. */
export type CalledApi = Api & AnyDeskContract & AnyTransferContract
