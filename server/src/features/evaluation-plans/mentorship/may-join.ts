interface PlanAccess {
	planId: string
	startsAt: Date
	endsAt: Date
	cancelledAt: Date | null
}

interface InvitedTo {
	startsAt: Date
	/** Are the plans whose subscribers are invited. */
	planIds: readonly string[]
}

/** Tells whether somebody has one of the plans in the moment in which the call begins: the mails go to the same people. */
export function mayJoin(accesses: readonly PlanAccess[], { startsAt, planIds }: InvitedTo): boolean {
	return accesses.some(
		(access) =>
			planIds.includes(access.planId) &&
			access.cancelledAt === null &&
			access.startsAt <= startsAt &&
			access.endsAt > startsAt,
	)
}

/** @param named by the call itself; none: it is for all plans with mentorship */
export const invitedPlans = (named: readonly string[], withMentorship: readonly string[]): readonly string[] =>
	named.length === 0 ? withMentorship : withMentorship.filter((planId) => named.includes(planId))
