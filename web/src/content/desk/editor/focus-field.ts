import { entriesOf, type Kind } from '@aravalli/shared/content/kind'
import type { Language } from '@aravalli/shared/language'
import { flushSync } from 'react-dom'
import type { FieldError } from '#web/lib/editing/content-item.ts'

type Show = (language: Language) => void

/** Rich text is written in what is no control, and names itself in its own way. */
const nameOf = (element: Element) => element.getAttribute('name') ?? element.getAttribute('data-name') ?? ''

const fieldsOf = (form: HTMLElement | null) => [...(form?.querySelectorAll<HTMLElement>('[name], [data-name]') ?? [])]

/** Leads to the first field that has to be corrected, also where the other language is shown. */
export function focusFirstError(form: HTMLElement | null, errors: readonly FieldError[], onShow: Show): void {
	const isMeant = (name: string) =>
		errors.some(({ path }) => path === name || name.startsWith(`${path}.`) || path.startsWith(`${name}.`))
	focusOn(
		fieldsOf(form).find((field) => isMeant(nameOf(field))),
		onShow,
	)
}

/** Leads to the first text of a language. */
export function focusLanguage(form: HTMLElement | null, language: Language, onShow: Show): void {
	focusOn(
		fieldsOf(form).find((field) => nameOf(field).startsWith(`${language}.`)),
		onShow,
	)
}

/** Leads to the first text of what is drawn; in a kind that draws nothing it leads nowhere. */
export function focusStructure(form: HTMLElement | null, { texts }: Kind): void {
	const begins = entriesOf(texts).flatMap(([name, { type }]) => (type === 'structure' ? [`english.${name}.`] : []))
	const first = fieldsOf(form).find((field) => begins.some((begin) => nameOf(field).startsWith(begin)))
	first?.scrollIntoView({ block: 'center' })
	first?.focus({ preventScroll: true })
}

/** Tells whether somebody is writing in a field now. */
export const hasFocus = (name: string): boolean =>
	document.activeElement !== null && nameOf(document.activeElement) === name

function focusOn(field: HTMLElement | undefined, onShow: Show): void {
	if (!field) return
	const [language] = nameOf(field).split('.')
	// The language is shown first, because what is not shown cannot have the focus.
	if (language === 'english' || language === 'hindi') flushSync(() => onShow(language))
	field.focus()
}
