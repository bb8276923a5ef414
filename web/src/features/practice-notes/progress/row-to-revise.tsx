import { formatMoment } from '@aravalli/shared/format-moment'
import type { Judgement } from '@aravalli/shared/judgement'
import type { QuestionToRevise } from '@aravalli/shared/practice-notes/contract'
import type { JudgedType } from '@aravalli/shared/practice-notes/judged-type'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { textLanguage } from '#web/lib/text-language.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { MarkBadge } from '../judging/mark-badge.tsx'
import { type RunItem, runLink } from '../run/run-item.ts'
import { messages as progressMessages } from './messages.en.ts'
import css from './wrong-section.module.css'

interface RowToReviseProps {
	row: QuestionToRevise
	/** It is null where the question has no page to practise on, such as one of a map. */
	runItem: RunItem | null
}

/** Shows one question that the learner got wrong, and leads to it. */
export function RowToRevise({ row, runItem }: RowToReviseProps) {
	const m = useMessages(progressMessages)
	const language = useLanguage()
	const { question, about, path, judgement, updatedAt, questionType } = row
	const text = question && <span lang={textLanguage(question)}>{question}</span>
	return (
		<Row kind={questionType} judgement={judgement} about={about} moment={formatMoment(updatedAt, language)}>
			{!path && <span className={css.gone}>{m.gone}</span>}
			{runItem && <PageLink link={{ ...runLink(runItem), state: { isOverList: true } }}>{text}</PageLink>}
			{path && !runItem && <MenuLink href={path}>{text}</MenuLink>}
		</Row>
	)
}

interface RowProps {
	kind: JudgedType
	/** It is null where the question is only marked. */
	judgement: Judgement | null
	/** Is the title of the item that the question belongs to. */
	about?: string | null
	moment?: string
	children: ReactNode
}

export function Row({ kind, judgement, about, moment, children }: RowProps) {
	const m = useMessages(progressMessages)
	return (
		<li className={css.row}>
			<div className={css.head}>
				<MarkBadge mark={judgement ?? 'toRevise'} />
				<span>{m.kinds[kind]}</span>
				{about && <span lang={textLanguage(about)}>{about}</span>}
				{moment && <span>{moment}</span>}
			</div>
			<h3 className={css.question}>{children}</h3>
		</li>
	)
}
