/**
 * Says what results know of the kinds of quizzes. It is apart from `QuizKind`, because a page where nobody has handed in
 * a quiz yet needs none of it, and because one list shows results of all kinds.
 */
import type { Bilingual, Language } from '@aravalli/shared/language'
import type {
	NamedQuizSource,
	NamedSourceOf,
	QuizKindName,
	QuizSource,
	SourceOf,
} from '@aravalli/shared/quizzes/contract'
import type { LinkTarget } from '#web/lib/link-address.ts'

export interface ResultKind<Source = ResultSource> {
	/** Is the path of the page where it is practised and where its results lie. */
	page: string
	/** Holds the words of a link to this page. */
	toPage: Bilingual
	/** Names the list that a quiz was taken from; only the server's sources have every name with them. */
	titleOf(source: Source, language: Language): string
}

export type ResultKinds = { [Name in QuizKindName]: ResultKind<SourceOf<Name> | NamedSourceOf<Name>> }

/** Is the source of a result, from this browser or from the server. */
export type ResultSource = QuizSource | NamedQuizSource

/** Returns null where a newer version has stored a kind that this one does not know. */
function findKind(kinds: ResultKinds, name: string): ResultKind | null {
	return Object.hasOwn(kinds, name) ? kinds[name as QuizKindName] : null
}

/** Returns null where nothing is known of it but that it was a quiz. */
export function titleOfSource(kinds: ResultKinds, source: ResultSource, language: Language): string | null {
	return findKind(kinds, source.kind)?.titleOf(source, language) ?? null
}

/** Returns null where no page shows results of this kind. */
export function resultLink(kinds: ResultKinds, { kind }: ResultSource, quizId: string): LinkTarget | null {
	const page = findKind(kinds, kind)?.page
	return page ? { to: page, search: { result: quizId } } : null
}

/** Leads to the sign-in for the sake of a result, and back to it. */
export const resultLoginLink = ({ page }: ResultKind, quizId: string): LinkTarget => ({
	to: '/login',
	search: { redirect: `${page.slice(1)}?result=${quizId}` },
})

/** Only the page of its kind can give the quiz once more. */
export const isOfKind = (source: ResultSource, kind: QuizKindName): source is QuizSource => source.kind === kind
