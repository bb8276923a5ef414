import type { Language } from '@aravalli/shared/language'
import { languageTags } from '@aravalli/shared/language'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { storeLanguage } from '#web/lib/stored-language.ts'
import { switchLanguage } from '#web/lib/switch-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { languageChoice } from './language-choice.ts'
import css from './language-chooser.module.css'
import { LanguageDoor } from './language-door.tsx'
import { messages as shellMessages } from './messages.en.ts'

export interface LanguageChooserProps {
	onDone: () => void
}

/**
 * Shows two doors, one for each language, over a page that can already be read.
 *
 * Escape keeps the language of the page. Whatever is chosen is stored, so nobody is asked twice.
 */
export function LanguageChooser({ onDone }: LanguageChooserProps) {
	const m = useMessages(shellMessages)
	const router = useRouter()
	const current = useLanguage()
	const dialog = useRef<HTMLDialogElement>(null)
	const [chosen, setChosen] = useState<Language>(current)
	const [state, setState] = useState<'asking' | 'switching' | 'failed'>('asking')
	useModal(dialog, () => {
		storeLanguage(current)
		onDone()
	})
	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (chosen === current) {
			storeLanguage(chosen)
			onDone()
			return
		}
		setState('switching')
		switchLanguage(router, chosen).then(onDone, () => setState('failed'))
	}
	const { title, later, doors } = languageChoice
	const door = doors.find(({ language }) => language === chosen)
	return (
		<dialog ref={dialog} className={css.dialog} aria-labelledby="language-chooser-title">
			<form className={css.form} onSubmit={submit}>
				<div id="language-chooser-title" className={css.heading}>
					<h2 lang="hi">{title.hindi}</h2>
					<p lang="en">{title.english}</p>
				</div>
				<fieldset className={css.doors} aria-labelledby="language-chooser-title">
					{doors.map((shown) => (
						<LanguageDoor
							key={shown.language}
							{...shown}
							isChosen={shown.language === chosen}
							onChoose={() => setChosen(shown.language)}
						/>
					))}
				</fieldset>
				{state === 'failed' && <Note kind="error">{m.languageFailed}</Note>}
				<Button type="submit" variant="primary" isWide isBusy={state === 'switching'} busyLabel={door?.onward}>
					<span lang={languageTags[chosen]}>{door?.onward}</span>
				</Button>
				<p className={css.later}>
					<span lang="hi">{later.hindi}</span>
					{' · '}
					<span lang="en">{later.english}</span>
				</p>
			</form>
		</dialog>
	)
}

/** Opens it with the focus on the door that is chosen; `onCancel` when the browser is asked to close it. */
function useModal(ref: RefObject<HTMLDialogElement | null>, onCancel: () => void) {
	const latest = useRef(onCancel)
	useEffect(() => {
		latest.current = onCancel
	})
	useLayoutEffect(() => {
		const dialog = ref.current
		if (!dialog) return
		const cancel = () => latest.current()
		dialog.showModal()
		dialog.querySelector<HTMLInputElement>('input:checked')?.focus()
		dialog.addEventListener('cancel', cancel)
		return () => {
			dialog.removeEventListener('cancel', cancel)
			dialog.close()
		}
	}, [ref])
}
