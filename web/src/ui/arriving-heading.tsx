import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

interface ArrivingHeadingProps {
	as: 'h1' | 'h2' | 'h3'
	className?: string | undefined
	children: ReactNode
}

/**
 * Shows the heading of a step that takes the place of another one: it takes the focus, so that readers hear where they are
 * and the Tab key goes on from there. The step that the server has sent leaves the focus alone.
 */
export function ArrivingHeading({ as: Heading, className, children }: ArrivingHeadingProps) {
	const ref = useRef<HTMLHeadingElement>(null)
	const isHydrated = useIsHydrated()
	const [arrives] = useState(isHydrated)
	useEffect(() => {
		if (arrives) ref.current?.focus()
	}, [arrives])
	return (
		<Heading ref={ref} tabIndex={-1} className={className}>
			{children}
		</Heading>
	)
}
