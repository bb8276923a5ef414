import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { onInquiryRequest } from '#web/lib/inquiry-opener.ts'
import { whenSomebodyActs } from '#web/lib/when-somebody-acts.ts'
import type { InquiryInvitationProps } from './inquiry-invitation.tsx'

/**
 * Brings the invitation to every page once somebody is there, because no page is read by it. It does so by hand, because a `lazyPart`
 * that cannot be had says so over the page: here whoever asked is led to the contact page, and whoever did not ask sees nothing.
 */
export function LateInvitation() {
	const router = useRouter()
	const [firstPath] = useState(router.state.location.pathname)
	const [isAsked, setIsAsked] = useState(false)
	const [Invitation, setInvitation] = useState<ComponentType<InquiryInvitationProps> | null>(null)
	const bring = useCallback(async () => {
		const { InquiryInvitation } = await import('./inquiry-invitation.tsx')
		setInvitation(() => InquiryInvitation)
	}, [])
	useEffect(() => whenSomebodyActs(() => void bring().catch(() => undefined)), [bring])
	useEffect(() => {
		// It listens itself once it is there.
		if (Invitation) return
		return onInquiryRequest(() => {
			setIsAsked(true)
			bring().catch(() => router.navigate({ to: '/contact' }))
		})
	}, [Invitation, bring, router])
	return Invitation && <Invitation firstPath={firstPath} isAsked={isAsked} />
}
