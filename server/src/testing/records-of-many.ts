/** Lists the endpoints whose path names a record that is nobody's alone, for `private-records.test.ts`. */
import { kinds } from '../kinds.ts'

const studySections = [
	'infography',
	'learning-through-map',
	'mains-answer-enrichment-capsule',
	'mind-map',
	'to-the-point',
]
const cards = [
	'answer-writing-practice/:questionId',
	'blogs/:id',
	'current-affairs/:id',
	'infographics/:id',
	'learning-through-map/:id',
	'mains-answer-enrichment-capsule/:id',
	'mains-miq/:id',
	'mind-map/:id',
	'to-the-point/:id',
]

/** Of what is published, or made for everybody alike; who may call them at all is in access-matrix.test.ts. */
const ofEverybody = [
	'GET /api/content/answer-writing-practice/:questionId',
	'GET /api/content/answer-writing-practice/:questionId/download',
	'GET /api/content/answer-writing-practice/:questionId/pdf',
	'POST /api/content/answer-writing-practice/:questionId/view',
	'GET /api/content/blog/:id',
	'GET /api/content/current-affairs/:id',
	'POST /api/content/current-affairs/:id/view',
	'GET /api/current-affairs/:id/pdf',
	'GET /api/current-affairs/compilations/:id',
	'GET /api/current-affairs/compilations/:id/pdf',
	'GET /api/content/main-section/:id',
	'GET /api/content/prelims-practice/:id',
	'POST /api/admin/question-reports/:kind/:questionId/close',
	'GET /api/miq/:id',
	'GET /api/miq/:id/download',
	'GET /api/topics/:topicId',
	'GET /api/mock-tests/papers/:paperId',
	'POST /api/mock-tests/papers/:paperId/attempts',
	'GET /api/admin/prelims-questions/:id/statistics',
	'GET /api/courses/:courseId',
	'GET /api/courses/:courseId/lectures/:lectureId/video',
	'GET /api/courses/:courseId/materials/:materialId/file',
	// Of what is published; those that are paid for are told in features/resources.
	'GET /api/books/by-type/:type/list',
	'GET /api/books/:bookId/download',
	'GET /api/resources/groups/:groupId',
	'GET /api/resources/toppers-copies/:copyId',
	'GET /api/resources/toppers-copies/:copyId/pages/:page',
	'GET /api/resources/:kind/:id/download',
	'POST /api/miq/:id/practice',
	'POST /api/miq/:id/view',
	...studySections.map((section) => `GET /api/content/${section}/:id`),
	...cards.map((card) => `GET /api/sharing-picture/${card}`),
	'GET /api/public-files/:section/:name',
	// Whoever knows its address, which is random, may see it.
	'GET /api/user/pictures/:fileId',
	'GET /api/media/:id/:variant',
	// Threads of published questions, which everybody reads and every learner adds to.
	'GET /api/content/answer-writing-practice/:questionId/comments',
	'POST /api/content/answer-writing-practice/:questionId/comments',
	'PATCH /api/content/answer-writing-practice/:questionId/comments',
	'POST /api/content/answer-writing-practice/:questionId/comments/:commentId/reports',
	'GET /api/miq/:questionId/comments',
	'POST /api/miq/:questionId/comments',
	'PATCH /api/miq/:questionId/comments',
	'POST /api/miq/:questionId/comments/:commentId/reports',
	// One's own marks and notes; the path names a published question.
	'PUT /api/practice-marks/:questionType/:questionId',
	'PUT /api/practice-judgements/:questionType/:questionId',
	'GET /api/practice-judgements/:questionType/:questionId',
	// Where one has stopped oneself; the path names a published lecture.
	'PUT /api/courses/:courseId/lectures/:lectureId/position',
	// One's own list of what was opened; the path names a published item.
	'PUT /api/readings/:kind/:itemId',
	'GET /api/practice-notes/by-question/:questionType',
	'GET /api/practice-notes/by-question/:questionType/:questionId',
]

/** Working copies and pictures, which all editors share. */
const ofEditors = [
	'GET /api/admin/course-files/:fileId',
	'PUT /api/admin/daily-questions/:day',
	...['GET', 'PATCH', 'DELETE'].map((method) => `${method} /api/admin/media/:id`),
	...[...new Set(['answer-writing', ...kinds.map(({ kind }) => kind.name)])].flatMap((type) => [
		...['GET', 'PATCH', 'DELETE'].map((method) => `${method} /api/admin/${type}/:id`),
		...['publish', 'schedule', 'unschedule', 'unpublish', 'reinstate', 'restore'].map(
			(action) => `POST /api/admin/${type}/:id/${action}`,
		),
		...['versions', 'versions/:version'].map((part) => `GET /api/admin/${type}/:id/${part}`),
	]),
]

/** What readers have reported, and money, which all administrators decide about. */
const ofAdmins = [
	'POST /api/admin/reported-comments/:commentId/keep',
	'GET /api/admin/payments/:paymentId',
	'POST /api/admin/payments/:paymentId/refund',
	'POST /api/admin/payments/:paymentId/decline-refund',
	'PUT /api/admin/evaluators/:userId',
]

/** Copies that evaluators have claimed; who may open which is told in features/evaluation. */
const ofEvaluators = [
	'GET /api/admin/daily-evaluation/:evaluationId',
	'PUT /api/admin/daily-evaluation/:evaluationId',
	...['claim', 'hand-back', 'publish'].map((action) => `POST /api/admin/daily-evaluation/:evaluationId/${action}`),
	'GET /api/admin/daily-evaluation/:evaluationId/pages/:pageId',
]

/** What was read of files of content, which all editors share as they share what it becomes. */
const importsOfEditors = kinds.flatMap(({ kind }) => {
	const path = `/api/admin/${kind.name}/imports/:importId`
	return [`GET ${path}`, `POST ${path}/run`, `DELETE ${path}`]
})

/** The same code answers for threads of both kinds of questions; below, those of answer writing are asked. */
const asAbove = [
	'DELETE /api/miq/:questionId/comments/:commentId',
	'GET /api/miq/:questionId/comments/:commentId/replies',
	'POST /api/miq/:questionId/comments/:commentId/replies',
	'DELETE /api/miq/:questionId/comments/:commentId/replies/:replyId',
]

export const recordsOfMany: readonly string[] = [
	...ofEverybody,
	...ofEditors,
	...ofAdmins,
	...ofEvaluators,
	...importsOfEditors,
	...asAbove,
]
