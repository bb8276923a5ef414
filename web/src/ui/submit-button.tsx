import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-class.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

interface SubmitButtonProps extends ButtonLook {
	isBusy: boolean
	busyLabel: string
	icon?: string
	/** Says that a press will only tell what is missing. */
	'aria-disabled'?: true | undefined
	children: ReactNode
}

/** Sends a form that only the page's script may send: before it runs, a password could end up in the log of a server. */
export function SubmitButton({ children, ...look }: SubmitButtonProps) {
	const isHydrated = useIsHydrated()
	return (
		<Button type="submit" variant="primary" {...look} disabled={!isHydrated} data-waiting={!isHydrated || undefined}>
			{children}
		</Button>
	)
}
