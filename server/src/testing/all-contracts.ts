import { accountsContract } from '@aravalli/shared/accounts/contract'
import { ownPictureContract, picturesContract } from '@aravalli/shared/accounts/pictures-contract'
import { profileContract } from '@aravalli/shared/accounts/profile-contract'
import { announcementsContract } from '@aravalli/shared/announcements/contract'
import { answerCopiesContract } from '@aravalli/shared/answer-copies/contract'
import { answerWritingContract, answerWritingDownloadsContract } from '@aravalli/shared/answer-writing/contract'
import { todaysQuestionContract } from '@aravalli/shared/answer-writing/today-contract'
import type { Api } from '@aravalli/shared/api'
import { blogsContract } from '@aravalli/shared/blogs/contract'
import {
	answerWritingCommentsContract,
	answerWritingThreadContract,
	commentPicturesContract,
	miqCommentsContract,
	miqThreadContract,
} from '@aravalli/shared/comments/contract'
import { reportedCommentsContract } from '@aravalli/shared/comments/reports-contract'
import { deskContract } from '@aravalli/shared/content/desk-contract'
import { overviewContract } from '@aravalli/shared/content/overview-contract'
import { transferContract } from '@aravalli/shared/content/transfer-contract'
import { contentFilesContract } from '@aravalli/shared/content-files/contract'
import { coursesContract, lecturePositionsContract } from '@aravalli/shared/courses/contract'
import {
	compilationsContract,
	currentAffairsContract,
	currentAffairsDownloadsContract,
} from '@aravalli/shared/current-affairs/contract'
import { dailyQuestionsContract } from '@aravalli/shared/daily-questions/contract'
import { dashboardContract } from '@aravalli/shared/dashboard/contract'
import type { Contract } from '@aravalli/shared/endpoint'
import { evaluationContract } from '@aravalli/shared/evaluation/contract'
import { evaluatorsContract } from '@aravalli/shared/evaluation/evaluators-contract'
import { returnedCopiesContract } from '@aravalli/shared/evaluation/returned-contract'
import { evaluationPlansContract } from '@aravalli/shared/evaluation-plans/contract'
import { mentorshipContract } from '@aravalli/shared/evaluation-plans/mentorship-contract'
import { expertSessionsContract } from '@aravalli/shared/expert-sessions/contract'
import { inquiriesContract } from '@aravalli/shared/inquiries/contract'
import { mainsPracticeContract } from '@aravalli/shared/mains-practice/contract'
import { mediaContract, mediaDeskContract } from '@aravalli/shared/media/contract'
import { miqContract, miqDownloadsContract } from '@aravalli/shared/miq/contract'
import { attemptsContract, mockTestsContract } from '@aravalli/shared/mock-tests/contract'
import { statisticsContract } from '@aravalli/shared/mock-tests/statistics-contract'
import { myDataContract } from '@aravalli/shared/my-data/contract'
import { notificationsContract, stopMailsContract } from '@aravalli/shared/notifications/contract'
import { moneyDeskContract } from '@aravalli/shared/payments/admin-contract'
import { paymentsContract } from '@aravalli/shared/payments/contract'
import {
	judgementsContract,
	practiceNotesContract,
	practicePhotoUploadContract,
} from '@aravalli/shared/practice-notes/contract'
import { preferencesContract } from '@aravalli/shared/preferences-contract'
import { prelimsAnswersContract, prelimsPracticeContract } from '@aravalli/shared/prelims-practice/contract'
import { questionReportsContract, questionReportsDeskContract } from '@aravalli/shared/question-reports/contract'
import { quizContract } from '@aravalli/shared/quizzes/contract'
import { readingsContract } from '@aravalli/shared/readings/contract'
import { receiptsContract } from '@aravalli/shared/receipts/contract'
import { booksContract, ebooksContract, resourcesContract } from '@aravalli/shared/resources/contract'
import { searchContract } from '@aravalli/shared/search/contract'
import { strategyContract } from '@aravalli/shared/strategy/contract'
import { studyLogContract } from '@aravalli/shared/study-log/contract'
import { studyMaterialContract } from '@aravalli/shared/study-material/contract'
import { subscriptionsContract } from '@aravalli/shared/subscriptions/contract'
import { topicsContract } from '@aravalli/shared/topics/contract'
import { voicesContract } from '@aravalli/shared/voices/contract'
import { kinds } from '../kinds.ts'

/** The browser knows these as types only. One that is left out here is a type error. */
const api: Api = {
	...accountsContract,
	...announcementsContract,
	...answerCopiesContract,
	...answerWritingCommentsContract,
	...answerWritingContract,
	...answerWritingDownloadsContract,
	...answerWritingThreadContract,
	...blogsContract,
	...booksContract,
	...commentPicturesContract,
	...compilationsContract,
	...contentFilesContract,
	...coursesContract,
	...lecturePositionsContract,
	...currentAffairsContract,
	...currentAffairsDownloadsContract,
	...dailyQuestionsContract,
	...ebooksContract,
	...evaluationContract,
	...evaluationPlansContract,
	...evaluatorsContract,
	...expertSessionsContract,
	...inquiriesContract,
	...mainsPracticeContract,
	...mediaContract,
	...mediaDeskContract,
	...mentorshipContract,
	...miqCommentsContract,
	...miqContract,
	...miqDownloadsContract,
	...miqThreadContract,
	...notificationsContract,
	...overviewContract,
	...ownPictureContract,
	...moneyDeskContract,
	...mockTestsContract,
	...attemptsContract,
	...statisticsContract,
	...myDataContract,
	...paymentsContract,
	...picturesContract,
	...practiceNotesContract,
	...judgementsContract,
	...practicePhotoUploadContract,
	...preferencesContract,
	...prelimsAnswersContract,
	...prelimsPracticeContract,
	...profileContract,
	...questionReportsContract,
	...questionReportsDeskContract,
	...quizContract,
	...readingsContract,
	...dashboardContract,
	...studyLogContract,
	...receiptsContract,
	...reportedCommentsContract,
	...resourcesContract,
	...returnedCopiesContract,
	...searchContract,
	...strategyContract,
	...studyMaterialContract,
	...stopMailsContract,
	...subscriptionsContract,
	...topicsContract,
	...todaysQuestionContract,
	...voicesContract,
}

/** Lists every endpoint of the product, to be asked one after the other. */
export const allContracts: Contract = Object.assign(
	{},
	api,
	...kinds.map(({ kind, structures }) => ({ ...deskContract(kind, structures), ...transferContract(kind) })),
)
