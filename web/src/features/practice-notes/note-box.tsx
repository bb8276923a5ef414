import { countWords } from '@aravalli/shared/count-words'
import { linkOptions } from '@tanstack/react-router'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Field } from '#web/ui/field.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { RuledArea } from '#web/ui/ruled-area.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { AnswerSheet } from './answer-sheet.ts'
import css from './notes-panel.module.css'
import { messages as panelMessages } from './panel-messages.en.ts'
import { Problem } from './problem.tsx'

interface NoteBoxProps {
	sheet: AnswerSheet
	write: (text: string) => void
	save: () => void
	/** Says where a sign-in leads back to, as `/login?redirect=` has it. */
	returnTo: string
	/** Is the number of words that an answer may have; where it is absent nobody counts. */
	wordLimit: number | undefined
	isLarge: boolean
	takesFocus: boolean
}

/** Takes a note. Somebody who is not signed in may write, too: the note is kept while they sign in. */
export function NoteBox({ sheet, write, save, returnTo, wordLimit, isLarge, takesFocus }: NoteBoxProps) {
	const m = useMessages(panelMessages)
	const viewer = useViewer()
	const problemId = useId()
	const field = useRef<HTMLTextAreaElement>(null)
	useEffect(() => {
		if (takesFocus) field.current?.focus()
	}, [takesFocus])
	const submit = (event: FormEvent) => {
		event.preventDefault()
		save()
	}
	return (
		<form noValidate className={css.box} onSubmit={submit}>
			<Field label={m.yours} aside={<Words text={sheet.draft.text} limit={wordLimit} />}>
				{(control) => (
					<RuledArea
						{...control}
						ref={field}
						aria-describedby={problemId}
						aria-invalid={sheet.problem ? true : undefined}
						value={sheet.draft.text}
						isLocked={sheet.isSaving}
						isLarge={isLarge}
						onChange={({ target }) => write(target.value)}
					/>
				)}
			</Field>
			<Problem id={problemId} text={sheet.problem} />
			<div className={css.foot}>
				<SubmitButton isCompact isBusy={sheet.isSaving} busyLabel={m.saving}>
					{m.save}
				</SubmitButton>
				{!viewer && (
					<PageLink
						link={linkOptions({ to: '/login', search: { redirect: returnTo } })}
						className={buttonClass({ isCompact: true })}
					>
						{m.login}
					</PageLink>
				)}
			</div>
		</form>
	)
}

function Words({ text, limit }: { text: string; limit: number | undefined }) {
	const m = useMessages(panelMessages)
	const count = countWords(text)
	if (count === 0 && limit === undefined) return null
	const isOver = limit !== undefined && count > limit
	return (
		<span className={isOver ? css.tooManyWords : css.words}>
			{limit === undefined ? m.words(count) : m.wordsOf(count, limit)}
		</span>
	)
}
