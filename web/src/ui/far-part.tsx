import { type ReactNode, Suspense } from 'react'
import css from './far-part.module.css'

/**
 * A part far below the beginning of a page: it is laid out when the page is at rest or a reader comes near
 * (`lib/lay-out-rest.ts`), and taken over by React after what stands above it, in a step of its own.
 */
export function FarPart({ children }: { children: ReactNode }) {
	return (
		<div className={`laidOutNear ${css.part}`}>
			<Suspense>{children}</Suspense>
		</div>
	)
}
