import { type RefObject, useCallback, useLayoutEffect, useReducer, useRef } from 'react'

/**
 * Gives the focus to a control, by its name, after what is changed at the same time is on the page: what is added has no place before,
 * and what is moved another name.
 */
export function useFocusAfter(holder: RefObject<HTMLElement | null>): (name: string) => void {
	const awaited = useRef<string | null>(null)
	const [, renderAgain] = useReducer((count: number) => count + 1, 0)
	useLayoutEffect(() => {
		if (awaited.current === null) return
		const control = holder.current?.querySelector<HTMLElement>(`[name="${awaited.current}"]`)
		if (!control) return
		awaited.current = null
		control.focus()
		if (control instanceof HTMLTextAreaElement) control.setSelectionRange(control.value.length, control.value.length)
	})
	return useCallback((name) => {
		awaited.current = name
		renderAgain()
	}, [])
}
