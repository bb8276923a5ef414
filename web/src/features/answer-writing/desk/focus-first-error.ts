import type { Language } from '@aravalli/shared/language'
import { flushSync } from 'react-dom'
import type { FieldError } from '#web/lib/editing/content-item.ts'

/** Leads to the first field that has to be corrected, also where the other language is shown. */
export function focusFirstError(
	form: HTMLFormElement | null,
	errors: readonly FieldError[],
	onShow: (language: Language) => void,
): void {
	const paths = new Set(errors.map(({ path }) => path))
	const first = [...(form?.elements ?? [])].find((element) => paths.has(Reflect.get(element, 'name') as string))
	if (!(first instanceof HTMLElement)) return
	const [language] = String(Reflect.get(first, 'name')).split('.')
	// What is not shown cannot have the focus.
	if (language === 'english' || language === 'hindi') flushSync(() => onShow(language))
	first.focus()
}
