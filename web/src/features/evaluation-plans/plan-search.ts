import { linkOptions } from '@tanstack/react-router'
import type { LinkTarget } from '#web/lib/link-address.ts'

export const plansPath = '/daily-evalution-plan'

export interface PlanSearch {
	/** Is the plan whose dialog is open. */
	plan?: string
}

export function readPlanSearch({ plan }: Record<string, unknown>): PlanSearch {
	return typeof plan === 'string' && plan !== '' ? { plan } : {}
}

export const plansLink: LinkTarget = linkOptions({ to: plansPath, search: {} })

/** Opens the dialog of a plan over the page. */
export const planLink = (plan: string): LinkTarget =>
	linkOptions({ to: plansPath, search: { plan }, state: { isOverList: true }, resetScroll: false })

/** Is where a sign-in leads back to: the very dialog. */
export const planAddress = (plan: string) => `${plansPath.slice(1)}?plan=${encodeURIComponent(plan)}`
