/**
 * The list that an opened item lies over. Whoever comes to an item by its own address sees the item alone and can use nothing of the
 * list: so the server leaves it out there, and its code and its entries come when somebody is there (`lib/when-somebody-acts.ts`).
 */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { keepTrying } from '#web/lib/keep-trying.ts'
import { documentLanguage } from '#web/lib/language.tsx'
import { loadMessages } from '#web/lib/messages.ts'
import { whenSomebodyActs } from '#web/lib/when-somebody-acts.ts'
import css from './list-behind.module.css'
import { LoadingSheet } from './loading-sheet.tsx'
import { PageBody } from './page-body.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

interface DeclaredList<P> {
	/** Null until it is there. The route of the list alone brings it along and sets it. */
	value: ComponentType<P> | null
	load(): Promise<ComponentType<P>>
}

/** @param load imports the list's page */
export function declareList<P>(load: () => Promise<ComponentType<P>>): DeclaredList<P> {
	const list: DeclaredList<P> = {
		value: null,
		async load() {
			list.value ??= await load()
			// The page would wait for them in its frame.
			await loadMessages(documentLanguage())
			return list.value
		},
	}
	return list
}

type ListBehindProps<P> = P & {
	of: DeclaredList<P>
	/** Whether no item lies over it. */
	isAlone: boolean
	/** Stands there from the beginning. */
	title: ReactNode
}

/** The list, or the place where it will stand. */
export function ListBehind<P extends object>({ of, isAlone, title, ...props }: ListBehindProps<P>) {
	const isHydrated = useIsHydrated()
	const [List, setList] = useState(() => (isAlone || isHydrated ? of.value : null))
	const isMissing = List === null
	useEffect(() => {
		if (!isMissing) return
		let isThere = true
		async function show() {
			const loaded = await keepTrying(of.load)
			if (isThere) setList(() => loaded)
		}
		const callOff = whenSomebodyActs(() => void show())
		return () => {
			isThere = false
			callOff()
		}
	}, [of, isMissing])
	const Shown = List ?? (isAlone ? of.value : null)
	if (Shown) return <Shown {...(props as unknown as P)} />
	return (
		<PageBody>
			<div className={css.wait}>
				{title}
				{isHydrated && <LoadingSheet />}
			</div>
		</PageBody>
	)
}
