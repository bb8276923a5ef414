import { useEffect } from 'react'

/** Keeps the screen on while the page is looked at, where the browser can. */
export function useAwake(): void {
	useEffect(() => {
		let lock: WakeLockSentinel | null = null
		let isOver = false
		const ask = async () => {
			if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
			try {
				lock = await navigator.wakeLock.request('screen')
				if (isOver) await lock.release()
			} catch {
				// A phone that saves power refuses: the test goes on, and the screen as it is set.
			}
		}
		const again = () => void ask()
		again()
		// The browser takes the lock back whenever the page is out of sight.
		document.addEventListener('visibilitychange', again)
		return () => {
			isOver = true
			document.removeEventListener('visibilitychange', again)
			void lock?.release()
		}
	}, [])
}
