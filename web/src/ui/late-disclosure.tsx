import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { Disclosure } from './disclosure.tsx'
import css from './late-disclosure.module.css'
import { LoadFailure } from './load-failure.tsx'
import { LoadingSheet } from './loading-sheet.tsx'
import { Sheet } from './sheet.tsx'
import { useLatePart } from './use-late-part.ts'

interface LateDisclosureProps<P> {
	showLabel: string
	hideLabel: string
	/** At the end of the line, such as a number. */
	aside?: ReactNode
	/** Said without JavaScript. */
	needsScript: string
	/** In the address: opens the part, as after a sign-in for its sake. */
	hash: string
	/** Fetches what shows the part. Keep it the same. */
	load: () => Promise<ComponentType<P & { isAwaited: boolean }>>
	/** What the part gets; beside it, whether the reader has come for its sake. */
	props: P
}

/** A part of a dialog behind a toggle, its code asked for when it is opened. */
export function LateDisclosure<P extends object>(given: LateDisclosureProps<P>) {
	const { showLabel, hideLabel, aside, needsScript, hash, props } = given
	const { Part, error, isLoading, load } = useLatePart(given.load)
	const { place, isOpen, setIsOpen, isAwaited } = useOpened(hash, Part !== null)
	useEffect(() => {
		if (isOpen) void load()
	}, [isOpen, load])
	const content = Part ? (
		<Part {...props} isAwaited={isAwaited} />
	) : error ? (
		<LoadFailure error={error} onRetry={() => void load()} isRetrying={isLoading} />
	) : (
		<div className={css.wait}>
			<LoadingSheet isPart />
		</div>
	)
	return (
		<Sheet as="section" isPart hasMargin>
			<Disclosure showLabel={showLabel} hideLabel={hideLabel} aside={aside} isOpen={isOpen} onToggle={setIsOpen}>
				<p className="needsNoScript">{needsScript}</p>
				<div ref={place} className="needsScript">
					{content}
				</div>
			</Disclosure>
		</Sheet>
	)
}

function useOpened(hash: string, isThere: boolean) {
	const place = useRef<HTMLDivElement>(null)
	const [isOpen, setIsOpen] = useState(false)
	const [isAwaited, setIsAwaited] = useState(false)
	useEffect(() => {
		const isNamed = location.hash === `#${hash}`
		setIsAwaited(isNamed)
		// The toggle works before the page's script does.
		if (isNamed || place.current?.closest('details')?.open) setIsOpen(true)
	}, [hash])
	useEffect(() => {
		if (isAwaited && isThere) place.current?.closest('section')?.scrollIntoView()
	}, [isAwaited, isThere])
	return { place, isOpen, setIsOpen, isAwaited }
}
