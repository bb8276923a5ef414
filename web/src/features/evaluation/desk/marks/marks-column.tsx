import { paperIdOf } from '@aravalli/shared/answer-copies/copy'
import { paperNames } from '@aravalli/shared/answer-writing/paper-names'
import type { Workspace } from '@aravalli/shared/evaluation/contract'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { sendIcon } from '#web/ui/icons.ts'
import { DifficultyBadge, ModelAnswer } from '../../../questions/public.tsx'
import { messages as deskMessages } from '../messages.en.ts'
import type { SheetView } from '../sheet/use-sheet-view.ts'
import { CommentList } from './comment-list.tsx'
import css from './marks-column.module.css'
import { MarksPanel, type MarksPanelProps } from './marks-panel.tsx'

interface MarksColumnProps extends MarksPanelProps {
	view: SheetView
	isReturning: boolean
	onShow: (id: string, pageIndex: number) => void
	onSave: () => void
	onReturn: () => void
}

const tabs = ['marks', 'comments', 'answer'] as const
type Tab = (typeof tabs)[number]

/** Stands beside the page: the question, and what the answer gets for it. */
export function MarksColumn(props: MarksColumnProps) {
	const { workspace, copy, view, isReadOnly, isReturning, onShow, onSave, onReturn } = props
	const { annotations } = copy.content
	const m = useMessages(deskMessages).marks
	const [tab, setTab] = useState<Tab>('marks')
	const id = useId()
	const comments = annotations.filter(({ tool }) => tool === 'comment').length
	// A panel that has nothing to press is scrolled by keys all the same (ARIA Authoring Practices, tabs).
	const panel = { id: `${id}-panel`, role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `${id}-${tab}` }
	const names = { marks: m.marks, comments: m.comments(comments), answer: m.answer }
	return (
		<div className={css.column}>
			<Question workspace={workspace} />
			<TabList id={id} tab={tab} names={names} onTab={setTab} />
			<div {...panel} className={css.panel}>
				{tab === 'marks' && <MarksPanel {...props} />}
				{tab === 'comments' && (
					<CommentList
						annotations={annotations}
						pages={workspace.pages}
						selectedId={view.selection?.id ?? null}
						onShow={onShow}
					/>
				)}
				{tab === 'answer' && (
					<ModelAnswer
						text={workspace.modelAnswer}
						split={workspace.marksSplit}
						lang={workspace.question.isFallback ? 'en' : undefined}
						missing={m.noAnswer}
					/>
				)}
			</div>
			{!isReadOnly && (
				<div className={css.actions}>
					<Button onClick={onSave}>{m.save}</Button>
					<Button variant="primary" icon={sendIcon} isBusy={isReturning} busyLabel={m.returning} onClick={onReturn}>
						{m.return}
					</Button>
				</div>
			)}
		</div>
	)
}

function Question({ workspace: { question, isSample } }: { workspace: Workspace }) {
	const { marks: m, queue } = useMessages(deskMessages)
	const language = useLanguage()
	const isPaper = paperIdOf(question.questionId) !== null
	return (
		<div className={css.question}>
			<p className={css.facts}>
				{!isPaper && <DifficultyBadge level={question.difficulty} />}
				<Badge>{paperNames[question.paperCategory][language]}</Badge>
				{!isPaper && <Badge>{m.words(question.wordLimit)}</Badge>}
				{isSample && <Badge tone="kesari">{queue.sample}</Badge>}
			</p>
			<h2 className={css.text} lang={question.isFallback ? 'en' : undefined}>
				{question.questionText}
			</h2>
		</div>
	)
}

interface TabListProps {
	id: string
	tab: Tab
	names: Record<Tab, string>
	onTab: (tab: Tab) => void
}

function TabList({ id, tab, names, onTab }: TabListProps) {
	const m = useMessages(deskMessages).marks
	const list = useRef<HTMLDivElement>(null)
	const press = ({ key }: KeyboardEvent) => {
		const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
		if (step === undefined) return
		const index = (tabs.indexOf(tab) + step + tabs.length) % tabs.length
		onTab(tabs[index] ?? tab)
		list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus()
	}
	return (
		<div ref={list} className={css.tabs} role="tablist" aria-label={m.tabs}>
			{tabs.map((one) => (
				<button
					key={one}
					id={`${id}-${one}`}
					type="button"
					role="tab"
					className={css.tab}
					aria-selected={one === tab}
					aria-controls={`${id}-panel`}
					tabIndex={one === tab ? 0 : -1}
					onClick={() => onTab(one)}
					onKeyDown={press}
				>
					{names[one]}
				</button>
			))}
		</div>
	)
}
