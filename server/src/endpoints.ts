import type { ErrorCode } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { FastifyInstance } from 'fastify'
import { mountCommerce } from './commerce-endpoints.ts'
import { describeItems } from './content/desk/describe-items.ts'
import { overviewRoutes } from './content/desk/overview/routes.ts'
import { contentDeskRoutes } from './content/desk/routes.ts'
import { contentReaderRoutes } from './content/reader-routes.ts'
import type { ServerKind } from './content/server-kind.ts'
import { contentSitemap } from './content/sitemap.ts'
import type { SentenceOf } from './content/transfer/importing/present-import.ts'
import { contentTransferRoutes } from './content/transfer/routes.ts'
import type { Env } from './env.ts'
import { errorMessages } from './error-messages.ts'
import { mountEvaluation } from './evaluation-endpoints.ts'
import type { AccountServices } from './features/accounts/account-services.ts'
import { ownPictureRoutes, pictureRoutes } from './features/accounts/picture-routes.ts'
import { profileRoutes } from './features/accounts/profile-routes.ts'
import { findNames } from './features/accounts/public.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { findViewer } from './features/accounts/sessions/find-session.ts'
import { announcementsRoutes } from './features/announcements/routes.ts'
import { answerWritingPracticeSubject } from './features/answer-writing/public.ts'
import { commentSubject as answerWritingSubject } from './features/answer-writing/question-kind.ts'
import { answerWritingDownloadRoutes, answerWritingRoutes } from './features/answer-writing/routes.ts'
import { todaysQuestionRoutes } from './features/answer-writing/today/routes.ts'
import { blogRoutes } from './features/blogs/routes.ts'
import { countReported } from './features/comments/public.ts'
import { reportedRoutes } from './features/comments/reports/routes.ts'
import { commentRoutes, commentThreadRoutes } from './features/comments/routes.ts'
import { contentFileRoutes } from './features/content-files/routes.ts'
import { courseRoutes, lecturePositionRoutes } from './features/courses/routes.ts'
import { compilationRoutes } from './features/current-affairs/compilations/routes.ts'
import { mountFeed } from './features/current-affairs/feed-route.ts'
import { currentAffairsDownloadRoutes, currentAffairsRoutes } from './features/current-affairs/routes.ts'
import { countInquiriesSince } from './features/inquiries/public.ts'
import { inquiriesRoutes } from './features/inquiries/routes.ts'
import { mainsPracticeSubject, mainsQuizKind } from './features/mains-practice/public.ts'
import { mainsPracticeRoutes } from './features/mains-practice/routes.ts'
import type { MediaServices } from './features/media/media-services.ts'
import { noteMediaUses } from './features/media/public.ts'
import { mediaDeskRoutes, mediaRoutes } from './features/media/routes.ts'
import { commentSubject as miqSubject } from './features/miq/miq-kind.ts'
import { miqPracticeSubject } from './features/miq/public.ts'
import { miqDownloadRoutes, miqRoutes } from './features/miq/routes.ts'
import { practiceNotesRoutes } from './features/practice-notes/routes.ts'
import { preferencesRoutes } from './features/preferences/routes.ts'
import { prelimsPracticeSubject } from './features/prelims-practice/public.ts'
import { countOpenReports } from './features/question-reports/public.ts'
import { quizQuestionRoutes, quizRoutes } from './features/quizzes/routes.ts'
import { resourceRoutes } from './features/resources/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { strategyRoutes } from './features/strategy/routes.ts'
import { studyMaterialRoutes } from './features/study-material/routes.ts'
import { selfTestSubjects } from './features/study-material/self-test-subjects.ts'
import { subscriptionRoutes } from './features/subscriptions/routes.ts'
import { topicsSitemap } from './features/topics/public.ts'
import { topicRoutes } from './features/topics/routes.ts'
import { voicesRoutes } from './features/voices/routes.ts'
import { fieldMessages } from './field-messages.ts'
import { mountMyData } from './my-data-endpoints.ts'
import { mountNotifications } from './notification-endpoints.ts'
import type { AttemptWindows } from './platform/attempts/attempt-windows.ts'
import { behindOwnCounts } from './platform/attempts/create-attempt-windows.ts'
import { installForms } from './platform/files/receive-form.ts'
import { accessGroup, installAccess } from './platform/http/access.ts'
import { installApiDocs } from './platform/http/api-docs.ts'
import { installCallerLimits } from './platform/http/caller-limits.ts'
import { compressAnswers } from './platform/http/compress-answers.ts'
import { withNumbers } from './platform/http/error-handler.ts'
import { installHealth } from './platform/http/health.ts'
import { logAnswers } from './platform/http/log-answers.ts'
import { refuseForeignOrigins } from './platform/http/origin-check.ts'
import { installRequestLimits } from './platform/http/request-limits.ts'
import { dataPolicy } from './platform/http/security-headers.ts'
import type { Metrics } from './platform/metrics.ts'
import type { PushHosts } from './platform/push/push-hosts.ts'
import { mountPagePictures, pagesSitemap } from './platform/sharing/public-pages.ts'
import { createSharingPictures, type SharingPictures } from './platform/sharing/sharing-pictures.ts'
import { mountSitemap, type SitemapSource } from './platform/sharing/sitemap.ts'
import { mountPrelimsPractice } from './practice-endpoints.ts'
import { mountPrelims } from './prelims-endpoints.ts'
import { privatePaths, publicPages } from './public-pages.ts'
import type { Services } from './services.ts'
import { mountStudying } from './study-endpoints.ts'

interface EndpointSettings {
	env: Env
	services: Services
	accounts: AccountServices
	/** Sent with every answer. */
	headers: Record<string, string>
	metrics: Metrics
	/** The clock of what runs out: sessions, codes, subscriptions. */
	now: () => Date
	/** Counts what may be done so often. */
	windows: AttemptWindows
	/** Told after what readers see has changed. */
	onPublished: () => void
	kinds: readonly ServerKind[]
	pushHosts: PushHosts
}

/** All that can be commented on. */
const commentSubjects = [answerWritingSubject, miqSubject]
const quizKinds = { mains: mainsQuizKind }

/** All that can be practised, or judged by whoever answered it. */
const practiceSubjects = {
	mains: mainsPracticeSubject,
	miq: miqPracticeSubject,
	'answer-writing': answerWritingPracticeSubject,
	prelims: prelimsPracticeSubject,
	...selfTestSubjects,
}

/** Everything that is not a page: what the platform offers to all, then the features in groups by who may call them. */
export async function mountEndpoints(
	endpoints: FastifyInstance,
	{ env, services, accounts, headers, metrics, now, windows, onPublished, kinds, pushHosts }: EndpointSettings,
): Promise<void> {
	const sharing = { pictures: createSharingPictures(services.pdf), origin: env.appOrigin }
	const questions = { ...services, ...sharing }
	const articles = { ...services, ...sharing, now }
	const practising = { ...services, subjects: practiceSubjects, now }
	const commenting = { ...services, subjects: commentSubjects }
	endpoints.addHook('onRequest', async (_request, reply) => void reply.headers({ ...headers, ...dataPolicy }))
	compressAnswers(endpoints)
	logAnswers(endpoints, metrics.observeAnswer)
	refuseForeignOrigins(endpoints, env.appOrigin)
	await mountPlatform(endpoints, { env, services, headers, metrics, kinds, pictures: sharing.pictures })
	endpoints.all('/api/*', { schema: { hide: true } as object }, (_request, reply) => reply.callNotFound())
	// Every route from here on says who may call it.
	installAccess(endpoints, (request) => findViewer(accounts, request))
	installLimitsAndForms(endpoints, { env, services, windows, now })
	await mountParts(endpoints, { env, services, accounts, now, kinds, pushHosts })
	await endpoints.register(
		accessGroup('public', async (open) => {
			await open.register(preferencesRoutes, { isSecure: accounts.isSecure })
			accountRoutes(open, accounts)
			pictureRoutes(open, services.database)
			announcementsRoutes(open, services.database)
			strategyRoutes(open, services.database, kinds)
			inquiriesRoutes(open, services)
			answerWritingRoutes(open, questions)
			todaysQuestionRoutes(open, services.database, now)
			blogRoutes(open, articles)
			currentAffairsRoutes(open, articles)
			mediaRoutes(open, services)
			miqRoutes(open, questions)
			studyMaterialRoutes(open, articles)
			courseRoutes(open, articles)
			mainsPracticeRoutes(open, services.database)
			quizQuestionRoutes(open, { ...services, kinds: quizKinds })
			voicesRoutes(open, services.database)
			contentReaderRoutes(open, services.database, kinds)
			searchRoutes(open, services.database, kinds)
			topicRoutes(open, services.database, kinds)
			commentThreadRoutes(open, commenting)
		}),
	)
	await endpoints.register(
		accessGroup('learner', async (learner) => {
			profileRoutes(learner, accounts)
			await learner.register(ownPictureRoutes, services)
			subscriptionRoutes(learner, services.database, now)
			answerWritingDownloadRoutes(learner, questions)
			miqDownloadRoutes(learner, questions)
			currentAffairsDownloadRoutes(learner, articles)
			compilationRoutes(learner, articles)
			quizRoutes(learner, { ...services, kinds: quizKinds, now })
			await learner.register(practiceNotesRoutes, practising)
			await learner.register(commentRoutes, commenting)
			lecturePositionRoutes(learner, articles)
			resourceRoutes(learner, { ...services, now, newPath: endpoints.incomingFolder.newPath })
		}),
	)
	await endpoints.register(
		accessGroup('editor', (editor) => editorRoutes(editor, { services, now, onPublished, kinds })),
	)
	await endpoints.register(accessGroup('admin', (admin) => reportedRoutes(admin, commenting)))
}

type PartSettings = Pick<EndpointSettings, 'env' | 'services' | 'accounts' | 'now' | 'kinds' | 'pushHosts'>

/** What is put together elsewhere, because several features have a share in it. */
async function mountParts(
	endpoints: FastifyInstance,
	{ env, services, accounts, now, kinds, pushHosts }: PartSettings,
): Promise<void> {
	await mountCommerce(endpoints, { env, services, now })
	await mountEvaluation(endpoints, { env, services, now })
	await mountPrelimsPractice(endpoints, { services, now })
	await mountStudying(endpoints, { env, services, now, kinds })
	await mountPrelims(endpoints, { services, now })
	await mountMyData(endpoints, { env, services, accounts, now })
	await mountNotifications(endpoints, { env, services, now, pushHosts, subjects: commentSubjects })
}

/** What bounds the calls of all features, and lets some of them take files. */
function installLimitsAndForms(
	endpoints: FastifyInstance,
	{ env, services, windows, now }: Pick<EndpointSettings, 'env' | 'services' | 'windows' | 'now'>,
): void {
	installRequestLimits(endpoints, behindOwnCounts(windows, now))
	installCallerLimits(endpoints, env.accountLimitFactor, windows)
	installForms(endpoints, env.dataDir)
	// Whoever waits for a picture or a file would hold up the stop: they are told at once to try again.
	endpoints.addHook('preClose', async () => void Promise.all([services.pictures.close(), services.pdf.close()]))
}

/** What editors work with. */
async function editorRoutes(
	editor: FastifyInstance,
	{ services, now, onPublished, kinds }: Pick<EndpointSettings, 'services' | 'now' | 'onPublished' | 'kinds'>,
): Promise<void> {
	const desk = { ...services, now, findNames, sentenceOf, noteUses: noteMediaUses, onPublished }
	contentDeskRoutes(editor, desk, kinds)
	overviewRoutes(editor, {
		...services,
		now,
		kinds,
		countReportedComments: (db, most) => countReported(db, commentSubjects, most),
		countReportedQuestions: countOpenReports,
		countInquiries: countInquiriesSince,
	})
	const describe: MediaServices['describeItems'] = (db, items) => describeItems(db, kinds, items)
	await editor.register(contentTransferRoutes, { ...desk, kinds, sentenceOfProblem })
	await editor.register(contentFileRoutes, { ...services, now, kinds: kinds.map(({ kind }) => kind) })
	await editor.register(mediaDeskRoutes, { ...services, findNames, describeItems: describe })
}

interface PlatformSettings extends Pick<EndpointSettings, 'env' | 'services' | 'headers' | 'metrics' | 'kinds'> {
	pictures: SharingPictures
}

const sentenceOf = (code: ErrorCode, language: Language) => errorMessages[code][language]

/** A row may be refused as a whole, by what any change of its entry may be refused for. */
const sentenceOfProblem: SentenceOf = ({ code, ...numbers }, language) => {
	const sentence = fieldMessages[code] ?? errorMessages[code as ErrorCode] ?? fieldMessages.other
	return withNumbers(sentence?.[language] ?? '', numbers)
}

/** What is no feature's: descriptions of the rest, and what machines ask for. */
async function mountPlatform(
	endpoints: FastifyInstance,
	{ env, services, headers, metrics, kinds, pictures }: PlatformSettings,
): Promise<void> {
	await installApiDocs(endpoints, headers)
	installHealth(endpoints, services.database, metrics, env.metricsToken)
	mountPagePictures(endpoints, publicPages, pictures)
	mountSitemap(endpoints, { origin: env.appOrigin, sources: sitemapSources(services, kinds), privatePaths })
	mountFeed(endpoints, services.database, env.appOrigin)
}

/** The pages that are always there, then those of what features publish. */
function sitemapSources({ database }: Services, kinds: readonly ServerKind[]): SitemapSource[] {
	return [
		pagesSitemap(publicPages),
		topicsSitemap(database, kinds),
		...kinds.flatMap((own) => (own.kind.path === null ? [] : [contentSitemap(database, own)])),
	]
}
