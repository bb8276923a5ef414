import type { PaperQuestion } from '@aravalli/shared/paper-questions/contract'
import { prelimsSubjectNames } from '@aravalli/shared/prelims-subject-names'
import { useState } from 'react'
import type { OwnInputProps } from '#web/content/desk/editor/kind-desk.ts'
import { messages as deskMessages } from '#web/content/desk/messages.en.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/editing/sheet-field.tsx'
import { listChecksIcon, plusIcon } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/toast.tsx'
import { AddQuestions } from './add-questions.tsx'
import { ChosenList } from './chosen-list.tsx'
import { moved, subjectTotals, withAdded, withPutBack } from './chosen-questions.ts'
import { FillBySubject } from './fill-by-subject.tsx'
import { messages as paperMessages } from './messages.en.ts'
import css from './paper-questions.module.css'
import { PasteIds } from './paste-ids.tsx'
import { useKnownQuestions } from './question-calls.ts'

/** Has an editor choose the questions of a paper, and put them into their order. */
export function PaperQuestions({ editing: { kind, content, edit, errorOf, isGap }, item, name }: OwnInputProps) {
	const m = useMessages(paperMessages)
	const { undo } = useMessages(deskMessages)
	const language = useLanguage()
	const { show } = useToast()
	const [open, setOpen] = useState<'add' | 'fill' | null>(null)
	const ids = content[name] as string[]
	const paperId = item?.id ?? ''
	const { known, learn, isMissing } = useKnownQuestions(ids, paperId)
	const change = (next: (ids: readonly string[]) => string[]) =>
		edit((before) => ({ ...before, [name]: next(before[name] as string[]) }))
	const add = (questions: readonly PaperQuestion[]) => {
		learn(questions)
		change((before) =>
			withAdded(
				before,
				questions.map(({ questionId }) => questionId),
			),
		)
	}
	const remove = (place: number) => {
		const id = ids[place]
		if (id === undefined) return
		change((before) => before.filter((one) => one !== id))
		const onPress = () => change((before) => withPutBack(before, id, place))
		show({ title: m.removed(String(place + 1)), kind: 'ok', action: { label: undo, onPress } })
	}
	return (
		<section className={css.sheet} aria-labelledby="paper-questions" data-gap={isGap(name) || undefined}>
			<header className={css.header}>
				<h2 id="paper-questions" className={css.title}>
					{m.title(formatCount(ids.length))}
				</h2>
				<div className={css.buttons}>
					<Button isCompact icon={listChecksIcon} onClick={() => setOpen('fill')}>
						{m.fill}
					</Button>
					<Button isCompact variant="primary" icon={plusIcon} name={name} onClick={() => setOpen('add')}>
						{m.add}
					</Button>
				</div>
			</header>
			<FieldError id={`${name}-error`} message={errorOf(name)} />
			{ids.length === 0 && <p className={css.empty}>{m.empty}</p>}
			<ul className={css.totals} aria-label={m.totals}>
				{subjectTotals(ids, known).map(({ subject, count }) => (
					<li key={subject}>
						{prelimsSubjectNames[subject][language]}: <b>{formatCount(count)}</b>
					</li>
				))}
			</ul>
			<ChosenList
				ids={ids}
				known={known}
				isMissing={isMissing}
				onMove={(from, to) => change((before) => moved(before, from, to))}
				onRemove={remove}
			/>
			<PasteIds
				label={kind.common[name]?.label[language] ?? ''}
				onPaste={(pasted) => change((before) => withAdded(before, pasted))}
			/>
			{open === 'add' && (
				<AddQuestions chosen={ids} paperId={paperId} onAdd={(one) => add([one])} onClose={() => setOpen(null)} />
			)}
			{open === 'fill' && <FillBySubject chosen={ids} paperId={paperId} onAdd={add} onClose={() => setOpen(null)} />}
		</section>
	)
}
