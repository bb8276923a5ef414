/**
 * A part of a page that can be seen and read as the server has drawn it, and whose code comes when somebody is there who may use it
 * (`lib/when-somebody-acts.ts`): so a drawing that is the page's first screen costs the first visit nothing.
 *
 * The styles of such a part must come with the page: import them also where the part is declared, and use one of them there.
 */
import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keepTrying } from '#web/lib/keep-trying.ts'
import { documentLanguage } from '#web/lib/language.tsx'
import { declareLateCode } from '#web/lib/late-code.ts'
import { loadMessages } from '#web/lib/messages.ts'
import { whenSomebodyActs } from '#web/lib/when-somebody-acts.ts'
import { asWritten } from './as-written.ts'
import { LoadingSheet } from './loading-sheet.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

interface DeclaredAwaitedPart<P> {
	/** On the server null until `loadLateCode`; in the browser always. */
	draw: { value: ComponentType<P> | null } | null
	load: () => Promise<ComponentType<P>>
}

/**
 * @param draw imports what the server draws; write it behind `import.meta.env.SSR`, so that the browser does not have it
 * @param load imports what takes its place
 */
export function declareAwaitedPart<P>(
	draw: (() => Promise<ComponentType<P>>) | null,
	load: () => Promise<ComponentType<P>>,
): DeclaredAwaitedPart<P> {
	return { draw: draw && declareLateCode(draw), load }
}

type AwaitedPartProps<P> = P & { of: DeclaredAwaitedPart<P>; className?: string | undefined }

/** Give it a key by what it shows. */
export function AwaitedPart<P extends object>({ of, className, ...props }: AwaitedPartProps<P>) {
	const isHydrated = useIsHydrated()
	const [isWritten] = useState(!isHydrated)
	const place = useRef<HTMLDivElement>(null)
	const Part = useLoaded(of)
	useTakenOver(place, Part !== null)
	const Shown = Part ?? of.draw?.value
	if (Shown) {
		return (
			<div ref={place} className={className}>
				<Shown {...(props as unknown as P)} />
			</div>
		)
	}
	return isWritten ? <div ref={place} className={className} {...asWritten} /> : <LoadingSheet />
}

const pressable = 'button, a, [tabindex]'

/**
 * What the server has written goes when the part comes: the focus in it, and a press that nothing could answer yet, are handed to what
 * stands in the same place now.
 */
function useTakenOver(place: RefObject<HTMLElement | null>, hasCome: boolean): void {
	const focused = useRef(-1)
	const pressed = useRef(-1)
	useEffect(() => {
		const part = place.current
		if (!part || hasCome) return
		const off = new AbortController()
		const note = (kept: { current: number }) => (event: Event) => {
			const element = event.target instanceof Element ? event.target.closest(pressable) : null
			kept.current = element ? [...part.querySelectorAll(pressable)].indexOf(element) : -1
		}
		part.addEventListener('focusin', note(focused), off)
		part.addEventListener('click', note(pressed), off)
		return () => off.abort()
	}, [hasCome, place])
	useLayoutEffect(() => {
		if (!(hasCome && place.current)) return
		const elements = place.current.querySelectorAll<HTMLElement>(pressable)
		// Elsewhere by now it is to stay.
		if (document.activeElement === document.body) elements[focused.current]?.focus({ preventScroll: true })
		elements[pressed.current]?.click()
	}, [hasCome, place])
}

/** Null until it is there. */
function useLoaded<P>({ load }: DeclaredAwaitedPart<P>): ComponentType<P> | null {
	const [Part, setPart] = useState<ComponentType<P> | null>(null)
	useEffect(() => {
		let isThere = true
		async function show() {
			const loaded = await keepTrying(load)
			await keepTrying(() => loadMessages(documentLanguage()))
			if (isThere) setPart(() => loaded)
		}
		const callOff = whenSomebodyActs(() => void show())
		return () => {
			isThere = false
			callOff()
		}
	}, [load])
	return Part
}
