import type { Rolldown } from 'vite'

/**
 * Which code comes in one file.
 *
 * What every page needs comes in few files: over HTTP/1.1 each further one waits for a turn (docs/adr/0012-fewer-bytes-before-reading.md).
 * The group of the highest priority has a module, with all that the module needs and no other group claims. Styles come with
 * the code that has them, and so in the same groups.
 */

/** What some pages show; the first group that wants a module has it. */
const ofSomePages = {
	/** What the menus and the footer hold: asked for only when the server's markup of it does not serve any more. */
	frame: ['features/shell/(footer-content|social-panel|menu-entries)', 'ui/(footer-ground|ridge)[.]tsx$'],
	/** What comes once somebody is there. */
	awaited: ['lib/(when-somebody-acts|use-code-ahead)[.]'],
	awaitedPart: ['ui/awaited-part[.]'],
	/** A question in a list. */
	badge: ['features/questions/difficulty-badge[.]'],
	questionCard: ['features/questions/'],
	questionLinks: ['features/answer-writing/list-links[.]'],
	questionRow: ['features/answer-writing/(question-row|empty-list|list-messages)[.]tsx?$'],
	/** Model answers, and what chooses between lists of questions. */
	answers: ['features/questions/model-answer[.]', '(answer-parts|emphasis|questions/question)[.]ts$'],
	grid: ['ui/category-grid[.]'],
	/** What lists in pages have. */
	lists: ['ui/(pager|list-header)[.]'],
	fields: ['ui/field[.]'],
	drafts: ['lib/draft-memory[.]'],
	/** What shows a part of a page that comes from the API. */
	content: ['ui/(content-part|tab-links)[.]', 'lib/(failure-text|data-of)[.]'],
	/** The lists of mains questions; what a quiz, a result and a single question need comes with them. */
	mains: [
		'features/mains-practice/(list/|breadcrumb-items|list-|load-page|mains-links|page-code|practice-page|queries|result-page|single-page|quiz/(is-quiz-of|may-have|use-quiz[.]))',
	],
	waitingTools: ['features/practice-notes/(late-tools|tool-place)', 'lib/between-presses[.]'],
	practising: [
		'features/practice-notes/(dont-know|kept-provider|drafts[.]|kept[.]|load-kept|local-marks|mains-tools|notes-button|stored-photos|take-marks-along|unsent|use-(kept|mark|open-parts)[.])',
		'(lib/settle-switch|practice-notes/practice-note)[.]',
	],
	/** What dialogs and forms have, and what belongs to somebody who is signed in. */
	modals: ['ui/(use-modal|dialog-frame)[.]', 'lib/(use-signed-in-api|become-viewer|tell-signed-out)[.]'],
	/** Lists of questions; then an opened one, which comes once somebody is there who may open one. */
	questions: ['ui/(search-field|side-card)[.]'],
	/** What the list and an opened question of it share; then the list, which a question opened by its own address does without. */
	listBehind: ['ui/(list-behind|list-frame)[.]'],
	practiceRoute: [
		'features/answer-writing/(answer-writing-head|breadcrumb-items|list-(route|search|title)|load-page|queries|use-desk)',
	],
	practice: ['features/answer-writing/(answer-writing-page|list-alone|question-list)'],
	miqRoute: [
		'features/miq/(breadcrumb-items|list-(links|route|search|title)|load-page|miq-head|queries|question-badges)',
	],
	miq: ['features/miq/(empty-list|list-alone|miq-page|question-(list|row))'],
	dialogs: [
		'ui/(dialog|dialog-close-link|fact-row|late-disclosure|download-link|question-comments)[.]',
		'lib/(use-close-over-list|download-file)[.]',
	],
	question: ['features/answer-writing/(use-downloads|question-)'],
	miqQuestion: ['features/miq/(practised-again|question-|use-)'],
	forms: ['ui/(modal|password-field|segments|submit-button|form-failure|arriving-heading)[.]', 'lib/use-form[.]'],
	account: [
		'features/accounts/(messages|at-field|choice-fields|phone-field|use-account-form|failure-text|scene-frame|card)[.](tsx?|module[.]css)$',
	],
	/** The styles of a row of articles come with the home page, its code when a reader comes near. */
	articleStyles: ['features/current-affairs/(article-picture|list/article-row)[.]module[.]css$'],
	/** A row of articles: in their list and on the home page. */
	articles: [
		'features/current-affairs/((article-meta|article-picture|article-texts|links|messages)[.]tsx?$|list/(article-row|list-failure)[.]tsx$)',
	],
	/** What the pages of posts and the block of the home page have. */
	posts: [
		'((features/)?blogs/(post|post-links|queries)|features/current-affairs/queries|lib/load-or-do-without)[.]tsx?$',
	],
	// India's days come with the home page, which needs the fewest bytes; who else needs them brings its parts along.
	home: [
		'india-time[.]',
		'lib/site-data[.]',
		'features/home/home-head[.]',
		'ui/(carousel|carousel-controls|carousel-frame|near-part|section-title|use-carousel)[.]',
		// The styles of what stands far below come with the page; its code, in the next group, when a reader comes near.
		'(ui/progress|features/(subscriptions/subscription-card|blogs/blog-carousel|voices/voice))[.]module[.]css$',
		'features/(home/(how-it-works|week-routine|showcase/(showcase|samples)))[.]module[.]css$',
		'features/(voices/queries|current-affairs/newest-articles)[.]tsx?$',
		'features/home/showcase/feature-showcase[.]',
	],
	below: [
		'ui/(group-carousel|use-group-size|use-scroll-place)[.]',
		'features/(current-affairs/newest-articles-part|home/((how-it-works|week-routine)-part|below-messages|showcase/(showcase-part|samples|messages)))[.]tsx?$',
		'features/(blogs/(blog-carousel-part|carousel-messages)|voices/(testimonials-part|student-reviews-part|shown-voices|stars|voice-carousel|voice-parts|messages))[.]tsx?$',
	],
	/** What is read by chapters. */
	reader: ['ui/(chapters|reading-bar)[.]'],
	rich: ['ui/rich-text(-words)?[.]'],
	/** What the list and the reader of an article share. Each comes by itself: without the network there is no article to read either. */
	affairs: ['features/current-affairs/(head|breadcrumb-items)[.]'],
	/** The list and an opened post, together. */
	blogs: ['features/blogs/(blogs-page|breadcrumb-items|more-posts|post-|share-button)'],
	information: [
		'features/information/(information-(page|pages|head)|section-part|contents-list|data-table|rich-text)[.]',
	],
	// Not the landing pages, which need none of it.
	strategy: ['features/strategy/(?!landing/|strategy-route[.]|messages[.](en|hi)[.])'],
	/** What all pages of study material have; then its lists and items. What shows notes, mind maps, infographics and maps comes with its own pages. */
	study: [
		'features/study-material/(back-link|breadcrumb-items|missing-page|page-top|part-texts|queries|study-links|study-head|load-page|page-code)',
	],
	studyItems: ['features/study-material/((list|item|quiz)/|file-address|key-page|save-pdf|section-icons|study-cover)'],
	/** The styles of what the server has drawn come with the page; what draws it where it has not, or when somebody is there. */
	poster: ['features/study-material/infographic/.*[.]module[.]css$'],
	mindMap: ['features/study-material/mind-map/(.*[.]module[.]css|read-tree[.]ts)$'],
	/** A map as the server has drawn it: its styles come with the page, its code afterwards, with the styles of finding places. */
	map: ['features/study-material/map/(learning-map-view[.]|((drawing|explore)/)?[^/]+[.]module[.]css$)'],
	papers: ['features/study-material/select/(?!rotating-quote|messages[.](en|hi)[.])'],
	/** For editors alone: the last one, so that it claims nothing that readers need. */
	editing: ['(ui|lib)/editing/', 'features/answer-writing/desk/'],
}

/** What few pages show, or only after a press: each comes with what needs it. */
const alone = [
	'ui/pictures/',
	'ui/(menu-keys|removal-question|ruled-area|button-pager|progress|toast-viewport|toast-face|preferences-(popover|panel)|scene|jali-panel|chip|otp-field|steps|text-sizes)[.]',
	'lib/(draft-memory|browser-store/(list-stored|periods|stored-texts)|settle-switch|text-language|send-key|load-or-do-without|service-worker|shrink-picture|read-preview)[.]',
]

const isSpecial = inSource([...alone, ...Object.values(ofSomePages).flat()])
const isPart = (module: string) =>
	/\/(src\/((ui|lib)\/.*|(.*\/)?stored)|shared\/src\/(format-day|shorten-text)[.])tsx?$/.test(module) &&
	!/\/messages[.](en|hi)[.]ts$/.test(module) &&
	!isSpecial.test(module)

export const codeGroups: Rolldown.CodeSplittingGroup[] = [
	{
		name: 'vendor',
		tags: ['$initial'],
		test: /\/node_modules\/(?!@tanstack\/(start-client-core|react-start))/,
		priority: 9,
	},
	// The entry waits for the page's own files: with the shell it would be waited for by those.
	{ name: 'shell', tags: ['$initial'], test: /^(?!.*\/src\/client[.]tsx)/, priority: 8 },
	{ name: 'parts', test: isPart, priority: 7 },
	{ name: 'rules', test: /\/shared\/src\/(accounts\/account|inquiries\/inquiry)[.]/, priority: 7 },
	{ name: 'texts', test: /\/shared\/src\/(clean-text|policy-terms)[.]/, priority: 7 },
	{ name: 'moment', test: /\/shared\/src\/format-moment[.]/, priority: 7 },
	{ name: 'scene', test: inSource(['ui/scene[.]']), priority: 7 },
	...Object.entries(ofSomePages).map(([name, files], index) => ({
		name,
		test: inSource(files),
		priority: 6 - index / 10,
	})),
]

function inSource(files: string[]): RegExp {
	return new RegExp(`/src/(${files.join('|')})`)
}
