import { type RefObject, useLayoutEffect, useRef } from 'react'

/** An element that is moved in the page loses the focus: it is given back to the button that has moved it. */
export function useMovedFocus(list: RefObject<HTMLElement | null>, order: string): (key: string) => void {
	const pressed = useRef<{ key: string; tool: string } | null>(null)
	useLayoutEffect(() => {
		if (!pressed.current || order === '') return
		const { key, tool } = pressed.current
		pressed.current = null
		const tile = [...(list.current?.children ?? [])].find((child) => child.getAttribute('data-page') === key)
		tile?.querySelector<HTMLElement>(`[data-tool="${tool}"]`)?.focus()
	}, [list, order])
	return (key) => {
		const tool = document.activeElement?.getAttribute('data-tool')
		pressed.current = tool ? { key, tool } : null
	}
}
