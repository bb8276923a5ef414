import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { LinkRow } from '#web/ui/link-row.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as homeMessages } from './messages.en.ts'
import { toReviseQuery } from './to-revise-query.ts'

const allPath = '/my-progress'

/** Says how much a learner has got wrong and not right since, and shows the last of it. */
export function ToRevise({ api }: { api: ApiClient }) {
	const m = useMessages(homeMessages)
	const { data } = useQuery(toReviseQuery(api, useLanguage()))
	const answer = useLatest(data)
	const shown = (answer?.data ?? []).filter(({ question }) => question !== null)
	if (!answer || shown.length === 0) return null
	return (
		<section aria-labelledby="to-revise">
			<SectionTitle id="to-revise" title={m.title(answer.pagination.total)} href={allPath} label={m.practise} />
			<Sheet as="ul">
				{shown.map(({ questionType, questionId, part, question, about, path, judgement }) => (
					<LinkRow
						key={`${questionType} ${questionId} ${part}`}
						href={path ?? allPath}
						title={question ?? ''}
						below={[m.judged[judgement ?? 'unknown'], ...(about ? [about] : [])].join(' · ')}
					/>
				))}
			</Sheet>
		</section>
	)
}
