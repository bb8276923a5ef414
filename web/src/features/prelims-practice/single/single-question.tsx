import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { OnThisTopic } from '#web/features/topics/public.tsx'
import { ApiError } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { ContentPart } from '#web/ui/content-part.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { failureTexts } from '../failure-texts.ts'
import { QuestionSheet } from '../list/question-sheet.tsx'
import { messages as prelimsMessages } from '../messages.en.ts'
import { listLink, type PrelimsPath } from '../prelims-links.ts'
import { filtersQuery, questionQuery } from '../queries.ts'
import { SetEnd } from '../set/set-end.tsx'

interface SingleQuestionProps {
	path: PrelimsPath
	id: string
	failure: string | undefined
}

/** Shows one question by itself, with the way to all others. */
export function SingleQuestion({ path, id, failure }: SingleQuestionProps) {
	const m = useMessages(prelimsMessages)
	const api = useApi()
	const language = useLanguage()
	const asked = useQuery(questionQuery(api, language, id))
	const { data: filters } = useQuery(filtersQuery(api, language, path))
	const question = asked.data?.data
	const shown = useMemo(() => (question ? [{ question, number: 1 }] : []), [question])
	const scheme = filters?.data.scheme ?? null
	const here = listLink(path, { question: id })
	const list = `question ${id}`
	const toList = (
		<PageLink link={listLink(path)} className={buttonClass({ isCompact: true })}>
			{m.toList}
		</PageLink>
	)
	if (asked.error instanceof ApiError && asked.error.status === 404)
		return (
			<Sheet>
				<EmptyState as="h2" title={m.missing} text={m.missingText} action={toList} />
			</Sheet>
		)
	return (
		<>
			<div>{toList}</div>
			<ContentPart
				query={questionQuery(api, language, id)}
				failure={failure}
				address={here}
				texts={failureTexts(m)}
				isEmpty={() => false}
				empty={() => null}
			>
				{() => (
					<QuestionSheet list={list} shown={shown} scheme={scheme}>
						<SetEnd scheme={scheme} previous={null} next={null} wrongLink={null} firstLink={here} list={list} />
						<OnThisTopic kind="prelims-questions" id={id} />
					</QuestionSheet>
				)}
			</ContentPart>
		</>
	)
}
