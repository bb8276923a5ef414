import type { RazorpayMaker } from './razorpay.ts'

/** A network that answers nothing must not keep somebody waiting before a button for ever. */
const PATIENCE_MILLISECONDS = 20_000

const loading = new Map<string, Promise<RazorpayMaker>>()

/** Loads the provider's script on demand, once; whoever tries again after a failure asks anew. */
export function loadCheckout(url: string): Promise<RazorpayMaker> {
	const known = loading.get(url)
	if (known !== undefined) return known
	const asked = askForScript(url)
	loading.set(url, asked)
	asked.catch(() => loading.delete(url))
	return asked
}

async function askForScript(url: string): Promise<RazorpayMaker> {
	const script = document.createElement('script')
	script.src = url
	script.async = true
	try {
		await new Promise((resolve, reject) => {
			script.onload = resolve
			script.onerror = () => reject(new Error(`${url} could not be loaded`))
			setTimeout(() => reject(new Error(`${url} has not come`)), PATIENCE_MILLISECONDS)
			document.head.append(script)
		})
		if (!window.Razorpay) throw new Error(`${url} brought no checkout`)
		return window.Razorpay
	} catch (error) {
		script.remove()
		throw error
	}
}
