import { type Language, languages, languageTags } from '@aravalli/shared/language'
import { keyOptions } from '@aravalli/shared/questions/answer-options'
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import type { TextsProps } from '#web/content/desk/editor/kind-desk.ts'
import { LanguageHeader } from '#web/content/desk/editor/language-header.tsx'
import { LanguageTabs } from '#web/content/desk/editor/language-tabs.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { KeyChoice } from './key-choice.tsx'
import { KeyNotes } from './key-notes.tsx'
import { keyOfPress } from './key-of-press.ts'
import { messages as deskMessages } from './messages.en.ts'
import { nextField } from './next-field.ts'
import { QuestionCell } from './question-cell.tsx'
import css from './question-sheet.module.css'

const PANEL = 'texts'

/**
 * Lays out a question so that all of it is in sight at once: its options in rows, each beside its letter. The keyboard goes down one
 * language and then down the other (docs/prelims-questions-desk.md).
 */
export function QuestionSheet({ editing, item, shown, onShow }: TextsProps) {
	const m = useMessages(deskMessages)
	const { content, edit } = editing
	const setKey = (key: string) => edit((before) => ({ ...before, key }))
	useKeyByPress(setKey)
	return (
		<div className={css.sheet}>
			<LanguageTabs panel={PANEL} shown={shown} onShow={onShow} />
			<div
				id={PANEL}
				role="tabpanel"
				aria-label={m.question}
				className={css.rows}
				data-shown={languageTags[shown]}
				onKeyDown={goDown}
			>
				<KeyChoice editing={editing} onChoose={setKey} />
				{languages.map((language) => (
					<QuestionColumn
						key={language}
						editing={editing}
						language={language}
						rightKey={content.key as string | null}
					/>
				))}
				<KeyNotes editing={editing} item={item} />
			</div>
		</div>
	)
}

type ColumnProps = Pick<TextsProps, 'editing'> & { language: Language; rightKey: string | null }

function QuestionColumn({ editing, language, rightKey }: ColumnProps) {
	const m = useMessages(deskMessages)
	const lang = languageTags[language]
	const cell = (name: string, label?: string) => (
		<QuestionCell editing={editing} language={language} name={name} label={label} />
	)
	return (
		<div className={css.language} data-lang={lang}>
			<div className={css.header}>
				<LanguageHeader editing={editing} language={language} />
			</div>
			<div className={css.question}>{cell('question')}</div>
			{keyOptions.map((letter) => (
				<div key={letter} className={css.option} data-right={letter === rightKey || undefined}>
					{cell(`option${letter}`)}
					<div className={css.why}>{cell(`why${letter}`)}</div>
				</div>
			))}
			<p className={css.fixed} lang={lang}>
				{m.notAttempted[language]}
			</p>
			<div className={css.explanation}>{cell('explanation')}</div>
			<div className={css.line}>{cell('source', m.source[language])}</div>
			<div className={css.line}>{cell('tags')}</div>
		</div>
	)
}

/** In a field of one line Enter breaks none: it leads to the same field of the next option. */
function goDown(event: KeyboardEvent<HTMLElement>): void {
	const { target, key, nativeEvent, shiftKey, ctrlKey, metaKey, altKey } = event
	if (key !== 'Enter' || shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return
	const next = target instanceof HTMLTextAreaElement ? nextField(target.name) : null
	if (next === null) return
	event.preventDefault()
	event.currentTarget.querySelector<HTMLElement>(`[name="${next}"]`)?.focus()
}

function useKeyByPress(setKey: (key: string) => void): void {
	const choose = useEffectEvent(setKey)
	useEffect(() => {
		const press = (event: globalThis.KeyboardEvent) => {
			const key = document.querySelector('dialog[open]') ? null : keyOfPress(event)
			if (key === null) return
			event.preventDefault()
			choose(key)
		}
		addEventListener('keydown', press)
		return () => removeEventListener('keydown', press)
	}, [])
}
