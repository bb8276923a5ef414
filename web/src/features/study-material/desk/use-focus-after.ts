import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/** Gives the focus to a control, by its name, once it is there: what is added has no place before. */
export function useFocusAfter(holder: RefObject<HTMLElement | null>): (name: string) => void {
	const awaited = useRef<string | null>(null)
	const focus = useCallback(() => {
		const control = holder.current?.querySelector<HTMLElement>(`[name="${awaited.current}"]`)
		if (!control) return
		awaited.current = null
		control.focus()
		if (control instanceof HTMLTextAreaElement) control.setSelectionRange(control.value.length, control.value.length)
	}, [holder])
	useLayoutEffect(() => {
		if (awaited.current !== null) focus()
	})
	return useCallback(
		(name) => {
			awaited.current = name
			focus()
		},
		[focus],
	)
}
