import type { Table } from './entry.ts'
import { accountPages } from './tables/account-pages.ts'
import { answerCopyPages } from './tables/answer-copies.ts'
import { articlePages } from './tables/article-pages.ts'
import { coursePages } from './tables/course-pages.ts'
import { deskPages } from './tables/desk-pages.ts'
import { evaluationDesk } from './tables/evaluation-desk.ts'
import { mainsMockTestPages } from './tables/mains-mock-tests.ts'
import { mockTestPages } from './tables/mock-tests.ts'
import { moneyDeskPages } from './tables/money-desk-pages.ts'
import { moneyPages } from './tables/money-pages.ts'
import { prelimsPages } from './tables/prelims-pages.ts'
import { publicPages } from './tables/public-pages.ts'
import { questionPages } from './tables/question-pages.ts'
import { quizPages } from './tables/quiz-pages.ts'
import { resourcePages } from './tables/resource-pages.ts'
import { returnedCopyPages } from './tables/returned-copies.ts'
import { sessionPages } from './tables/session-pages.ts'
import { strategyPages } from './tables/strategy-pages.ts'
import { studyPages } from './tables/study-pages.ts'

/** The sweep visits these pages, by area. */
export const allTables: Record<string, Table> = {
	'pages for everybody': publicPages,
	'strategy and syllabus': strategyPages,
	'posts and articles': articlePages,
	'study material': studyPages,
	questions: questionPages,
	'practice and quizzes': quizPages,
	'mock tests': mockTestPages,
	'prelims practice': prelimsPages,
	'mains mock tests': mainsMockTestPages,
	'sending answers': answerCopyPages,
	'what comes back': returnedCopyPages,
	accounts: accountPages,
	courses: coursePages,
	resources: resourcePages,
	payments: moneyPages,
	'expert sessions': sessionPages,
	'the editors’ desk': deskPages,
	'the desk of money': moneyDeskPages,
	'the desk of those who evaluate': evaluationDesk,
}
