/**
 * Parts of a page far below its beginning, whose code the browser asks for when the reader comes near. Until then the server's markup
 * stands there, to be read and scrolled; only the first load is lighter (docs/adr/0012-fewer-bytes-before-reading.md).
 *
 * The styles of such a part must come with the page: import them also where the part is declared.
 */
import type { Language } from '@aravalli/shared/language'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { keepTrying } from '#web/lib/keep-trying.ts'
import { documentLanguage, useLanguage } from '#web/lib/language.tsx'
import { loadMessages } from '#web/lib/messages.ts'
import { LoadingSheet } from './loading-sheet.tsx'
import css from './near-part.module.css'

interface PartProps {
	api: ApiClient
}

type PartQuery = (api: ApiClient, language: Language) => { queryKey: QueryKey }

interface DeclaredPart<P> {
	/** Its data. */
	query: PartQuery
	/** On the server null until `loadNearParts`. */
	Component: ComponentType<P> | null
	/** Tells that the reader is near. */
	comeNear: () => void
}

/** Less than a screen away: the code is there when the reader is, and does not come with a first screen that is short. */
const NEAR = '300px 0px'

const onServer: (() => Promise<void>)[] = []

/**
 * @param query of what it shows, which the route's loader has asked for; null where it shows nothing of the server's
 * @param load imports it
 */
export function declareNearPart<P extends PartProps>(
	shown: PartQuery | null,
	load: () => Promise<ComponentType<P>>,
): DeclaredPart<P> {
	const query = shown ?? (() => ({ queryKey: [] }))
	if (import.meta.env.SSR) {
		const part: DeclaredPart<P> = { query, Component: null, comeNear: () => undefined }
		onServer.push(async () => {
			part.Component ??= await load()
		})
		return part
	}
	let comeNear: () => void = () => undefined
	const isNear = new Promise<void>((resolve) => {
		comeNear = resolve
	})
	return { query, Component: lazy(() => isNear.then(() => keepTrying(() => withTexts(load)))), comeNear }
}

/** For the server, before it renders: what was declared so far is then rendered like anything else. */
export async function loadNearParts(): Promise<void> {
	await Promise.all(onServer.map((load) => load()))
}

/** With the texts that it needs. */
async function withTexts<P>(load: () => Promise<ComponentType<P>>): Promise<{ default: ComponentType<P> }> {
	const part = await load()
	await loadMessages(documentLanguage())
	return { default: part }
}

type NearPartProps<P> = P & { of: DeclaredPart<P> }

function PlacedPart<P extends PartProps>({ of: { query, Component, comeNear }, ...props }: NearPartProps<P>) {
	const place = useRef<HTMLDivElement>(null)
	const partProps = props as unknown as P
	// Kept for the part, which shows it.
	useQuery({ queryKey: query(partProps.api, useLanguage()).queryKey, enabled: false, notifyOnChangeProps: [] })
	useEffect(() => {
		if (!place.current) return
		const watch = (entries: IntersectionObserverEntry[]) => {
			if (entries.some(({ isIntersecting }) => isIntersecting)) comeNear()
		}
		const observer = new IntersectionObserver(watch, { rootMargin: NEAR })
		observer.observe(place.current)
		return () => observer.disconnect()
	}, [comeNear])
	return (
		<div ref={place} className={`laidOutNear ${css.place}`}>
			<Suspense fallback={<LoadingSheet />}>{Component && <Component {...partProps} />}</Suspense>
		</div>
	)
}

/** Remembered, because React gives up the server's markup of what is rendered anew before its code has come. */
export const NearPart = memo(PlacedPart) as typeof PlacedPart
