import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import { mainsPageSize } from '@aravalli/shared/mains-practice/mains-question'
import { useQuery } from '@tanstack/react-query'
import { type Neighbour, neighbourIn, neighboursOf, searchOf } from '#web/content/neighbours.ts'
import type { Around } from '#web/content/use-around.ts'
import { apiQuery } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useAroundInRun } from '../../practice-notes/public.tsx'
import type { MainsSearch } from '../list-search.ts'
import { singleLink } from '../mains-links.ts'
import { listQuery } from '../queries.ts'

interface Single {
	/** Is undefined while it is on its way. */
	question: MainsQuestionData | undefined
	around: Around
	error: unknown
	isFetching: boolean
	retry: () => void
}

/** Holds a question with its neighbours in the list; one that the list does not have is asked for by itself. */
export function useSingle(search: MainsSearch, questionId: string): Single {
	const api = useApi()
	const lang = useLanguage()
	const isInRun = search.from === 'wrong'
	const list = useQuery({ ...listQuery(api, lang, search), enabled: !isInRun })
	const index = list.data?.data.findIndex(({ _id }) => _id === questionId) ?? -1
	const alone = useQuery({
		...apiQuery(api, 'GET /api/content/main-section/:id', { params: { id: questionId }, query: { lang } }),
		enabled: index < 0 && (isInRun || !list.isPending),
	})
	const { previous, next } = list.data && index >= 0 ? neighboursOf(index, list.data) : { previous: null, next: null }
	const previousLink = useLinkTo(search, previous)
	const nextLink = useLinkTo(search, next)
	const inRun = useAroundInRun({ questionType: 'mains', questionId }, isInRun)
	const listed = list.data?.data[index]
	return {
		question: listed ?? alone.data?.data,
		around: isInRun
			? inRun
			: { place: list.data && listed ? placeOf(list.data.pagination, index) : null, previousLink, nextLink },
		error: listed ? null : alone.error,
		isFetching: alone.isFetching,
		retry: () => void alone.refetch(),
	}
}

const placeOf = ({ page, total }: { page: number; total: number }, index: number) => ({
	position: (page - 1) * mainsPageSize + index + 1,
	total,
})

/** Knows the link once the neighbour's page of the list is there; the question's own page is there already. */
function useLinkTo(search: MainsSearch, neighbour: Neighbour | null): LinkTarget | null {
	const api = useApi()
	const lang = useLanguage()
	const page = neighbour ? searchOf(search, neighbour) : search
	const { data } = useQuery({ ...listQuery(api, lang, page), enabled: neighbour !== null })
	const question = neighbour && neighbourIn(data, neighbour)
	return question ? { ...singleLink(page, question._id), resetScroll: true } : null
}
