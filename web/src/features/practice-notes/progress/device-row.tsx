import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { apiQuery } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { textLanguage } from '#web/lib/text-language.ts'
import { useApi } from '#web/lib/use-api.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { useJudgedHere } from '../judging/judged-here.ts'
import { type RunItem, runLink } from '../run/run-item.ts'
import { messages as progressMessages } from './messages.en.ts'
import { Row } from './row-to-revise.tsx'

/** Shows a question of which the device knows no more than its id. */
export function DeviceRow({ item }: { item: RunItem }) {
	const m = useMessages(progressMessages)
	const { text, isLoading } = useText(item)
	const judged = useJudgedHere(`${item.questionType}:${item.questionId}`)
	return (
		<Row kind={item.questionType} judgement={judged?.judgement ?? null}>
			<PageLink link={{ ...runLink(item), state: { isOverList: true } }}>
				<span lang={text && textLanguage(text)}>{text ?? (isLoading ? '…' : m.notLoaded)}</span>
			</PageLink>
		</Row>
	)
}

function useText({ questionType, questionId }: RunItem): { text: string | undefined; isLoading: boolean } {
	const api = useApi()
	const lang = useLanguage()
	const id = { params: { id: questionId }, query: { lang } }
	const mains = useQuery({
		...apiQuery(api, 'GET /api/content/main-section/:id', id),
		enabled: questionType === 'mains',
	})
	const miq = useQuery({ ...apiQuery(api, 'GET /api/miq/:id', id), enabled: questionType === 'miq' })
	const written = useQuery({
		...apiQuery(api, 'GET /api/content/answer-writing-practice/:questionId', {
			params: { questionId },
			query: { lang },
		}),
		enabled: questionType === 'answer-writing',
	})
	const prelims = useQuery({
		...apiQuery(api, 'GET /api/content/prelims-practice/:id', id),
		enabled: questionType === 'prelims',
	})
	const asked: Record<RunItem['questionType'], UseQueryResult> = { mains, miq, 'answer-writing': written, prelims }
	const translations = prelims.data?.data.translations
	const text =
		mains.data?.data.questions[0] ??
		miq.data?.data.questions[0] ??
		written.data?.data.questionText ??
		(translations?.[lang] ?? translations?.english)?.question
	return { text, isLoading: asked[questionType].isPending }
}
