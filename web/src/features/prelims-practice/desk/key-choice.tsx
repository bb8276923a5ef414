import { keyOptions, NOT_ATTEMPTED } from '@aravalli/shared/questions/answer-options'
import type { Editing } from '#web/content/desk/editor/editing.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import css from './key-choice.module.css'
import { messages as deskMessages } from './messages.en.ts'

export const KEY_NOTE = 'key-note'

interface KeyChoiceProps {
	editing: Editing
	onChoose: (key: string) => void
}

/** Has the right option chosen by its letter, which stands before it in either language; E is the same in every question. */
export function KeyChoice({ editing: { kind, content, isGap, errorOf }, onChoose }: KeyChoiceProps) {
	const m = useMessages(deskMessages)
	const label = kind.common.key?.label[useLanguage()] ?? ''
	return (
		<div
			className={css.letters}
			role="radiogroup"
			aria-label={label}
			aria-describedby={KEY_NOTE}
			aria-invalid={errorOf('key') ? true : undefined}
		>
			<span className={css.name} aria-hidden="true" data-gap={isGap('key') || undefined}>
				{m.key}
			</span>
			{keyOptions.map((letter) => (
				<label key={letter} className={css.letter} title={m.isRight(letter)}>
					<input
						type="radio"
						name="key"
						value={letter}
						aria-label={m.isRight(letter)}
						checked={content.key === letter}
						onChange={() => onChoose(letter)}
					/>
					<span aria-hidden="true">{letter}</span>
				</label>
			))}
			<span className={css.fixed} aria-hidden="true">
				{NOT_ATTEMPTED}
			</span>
		</div>
	)
}
