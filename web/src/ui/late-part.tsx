import { type ComponentType, useEffect, useState } from 'react'
import { documentLanguage } from '#web/lib/language.tsx'
import { loadMessages } from '#web/lib/messages.ts'
import { whenSomebodyActs } from '#web/lib/when-somebody-acts.ts'

export interface LateCode<P> {
	/** Imports the part, with its texts. */
	load(): Promise<ComponentType<P>>
	/** It is null until it has come. */
	Part: ComponentType<P> | null
}

/**
 * Names the code of a `LatePart`. Declare it in a module, not in a component.
 *
 * @param load imports it
 */
export function lateCode<P>(load: () => Promise<ComponentType<P>>): LateCode<P> {
	const code: LateCode<P> = {
		Part: null,
		async load() {
			const Part = await load()
			await loadMessages(documentLanguage())
			code.Part = Part
			return Part
		},
	}
	return code
}

interface LatePartProps<P> {
	code: LateCode<P>
	given: P
}

/**
 * Shows what neither the server nor the first moment of a page shows anything of: its code comes once somebody acts, and until then, or
 * where it cannot be had, nothing stands in its place. What has its place in the page from the beginning is a `lazyPart`.
 */
export function LatePart<P extends object>({ code, given }: LatePartProps<P>) {
	const [Part, setPart] = useState(() => code.Part)
	useEffect(() => {
		if (Part) return
		const show = () =>
			void code.load().then(
				(part) => setPart(() => part),
				() => undefined,
			)
		return whenSomebodyActs(show)
	}, [code, Part])
	return Part && <Part {...given} />
}
