import type { Language } from '@aravalli/shared/language'
import type {
	Capsule,
	CapsuleCard,
	InfographicItem,
	LearningMapItem,
	MindMapItem,
	Notes,
	StudyCard,
} from '@aravalli/shared/study-material/contract'
import { allPapers, ITEMS_PER_PAGE, type Paper, type PaperKey } from '@aravalli/shared/study-material/section'
import type { Section } from '@aravalli/shared/study-sections'
import type { ApiClient } from '#web/lib/api.ts'
import { withData } from '#web/lib/data-of.ts'

export interface Items {
	'to-the-point': Notes
	'mind-map': MindMapItem
	infographics: InfographicItem
	'learning-through-map': LearningMapItem
	'mains-answer-enrichment-capsule': Capsule
}

export interface StudyList {
	/** Capsules have their file beside. */
	data: (StudyCard | CapsuleCard)[]
	pagination: { page: number; total: number; totalPages: number }
	papers: { paperNo: Paper; items: number }[]
}

/** These calls answer lists; with `/:id` they answer one item. */
const listCalls = {
	'to-the-point': 'GET /api/content/to-the-point',
	'mind-map': 'GET /api/content/mind-map',
	infographics: 'GET /api/content/infography',
	'learning-through-map': 'GET /api/content/learning-through-map',
	'mains-answer-enrichment-capsule': 'GET /api/content/mains-answer-enrichment-capsule',
} as const satisfies Record<Section, string>

/**
 * Each query is named by its call and what the call is given, and holds the whole answer: so a change of the language asks for what is
 * shown once more, before anything changes on the screen (lib/switch-language.ts).
 */
interface AnswerQuery<A> {
	queryKey: readonly unknown[]
	queryFn: () => Promise<A>
}

/** Asks which papers have any: they come beside the newest items, of which no more than one is asked for. */
export function papersQuery(api: ApiClient, lang: Language, section: Section): AnswerQuery<StudyList> {
	const key = listCalls[section]
	const input = { query: { lang, limit: 1 } }
	return { queryKey: [key, input], queryFn: () => withData(api(key, input)) }
}

interface ListWanted {
	section: Section
	paper: PaperKey
	page: number | undefined
}

export function listQuery(
	api: ApiClient,
	lang: Language,
	{ section, paper, page = 1 }: ListWanted,
): AnswerQuery<StudyList> {
	const key = listCalls[section]
	const ofPaper = paper === allPapers ? {} : { paperNo: paper }
	const input = { query: { lang, ...ofPaper, page, limit: ITEMS_PER_PAGE } }
	return { queryKey: [key, input], queryFn: () => withData(api(key, input)) }
}

export function itemQuery<S extends Section>(
	api: ApiClient,
	lang: Language,
	section: S,
	id: string,
): AnswerQuery<{ data: Items[S] }> {
	const key = `${listCalls[section as Section]}/:id` as const
	const input = { params: { id }, query: { lang } }
	// The contract says the same of each call by its name.
	return {
		queryKey: [key, input],
		queryFn: () => withData(api(key, input)) as Promise<{ data: Items[Section] }> as Promise<{ data: Items[S] }>,
	}
}
