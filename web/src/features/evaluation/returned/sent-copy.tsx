import type { Copy } from '@aravalli/shared/answer-copies/contract'
import { getRouteApi } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Timeline } from './marks/timeline.tsx'
import { messages as returnedMessages } from './messages.en.ts'
import { readablePages } from './readable-pages.ts'
import css from './returned.module.css'
import { Scan } from './scan/scan.tsx'

const route = getRouteApi('/upload-answersheet/history/$copyId')
const nothing = { annotations: [], numbers: new Map<string, number>(), total: () => [], chosenId: null }
const pressNothing = () => undefined

/** Shows an answer that is not returned yet: its pages, and how far it is. */
export function SentCopy({ copy, now }: { copy: Copy; now: Date }) {
	const { page = 1 } = route.useSearch()
	const { question, copyId, state } = copy
	const pages = readablePages(copy)
	return (
		<div className={css.columns}>
			<div className={css.answer}>
				<p className={css.question} lang={question.isFallback ? 'en' : undefined}>
					{question.questionText}
				</p>
				{pages.length > 0 && (
					<Scan {...{ copyId, pages, ...nothing }} page={Math.min(page, pages.length)} onChoose={pressNothing} />
				)}
			</div>
			<div className={css.beside}>
				{state === 'draft' ? <Draft copy={copy} /> : <Timeline {...{ copy, now }} reEvaluatedAt={null} />}
			</div>
		</div>
	)
}

function Draft({ copy: { day, question } }: { copy: Copy }) {
	const { draft: m } = useMessages(returnedMessages)
	const search = new URLSearchParams({ day, question: question.questionId })
	return (
		<Sheet as="section" isPadded className={css.draft}>
			<p>{m.text}</p>
			<MenuLink href={`/upload-answersheet?${search}`} className={buttonClass({ variant: 'action' })}>
				{m.goOn}
			</MenuLink>
		</Sheet>
	)
}
