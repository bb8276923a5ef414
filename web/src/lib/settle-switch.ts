interface SwitchWork<Answer> {
	/** Tells the server what it is to be. */
	send(isOn: boolean): Promise<Answer>
	/** The server has confirmed what is wanted now. */
	settle(answer: Answer): void
	/** Puts the screen back to what the server has last said; null means that it never answered. */
	undo(confirmed: Answer | null, error: unknown): void
}

/** Says for each switch under way what it is to be. */
type Wanted = Map<string, boolean>

/**
 * Brings a switch on the server to the state last wanted, however quickly it is pressed: one request at a time, and the next one only
 * if it is wanted otherwise by then.
 *
 * @param name of the switch, such as 'like 65f…'
 */
export async function settleSwitch<Answer>(
	wanted: Wanted,
	name: string,
	isOn: boolean,
	{ send, settle, undo }: SwitchWork<Answer>,
): Promise<void> {
	const isUnderWay = wanted.has(name)
	wanted.set(name, isOn)
	if (isUnderWay) return
	let confirmed: Answer | null = null
	try {
		let sent: boolean | undefined
		while (sent !== wanted.get(name)) {
			sent = wanted.get(name) === true
			confirmed = await send(sent)
		}
		if (confirmed) settle(confirmed)
	} catch (error) {
		undo(confirmed, error)
	} finally {
		wanted.delete(name)
	}
}
