import { splashSeen } from './stored.ts'

/** Is for the inline script at the top of <head>: whoever saw the splash in this session of the browser is led on before it is painted. */
export const splashScript = `if (location.pathname === '/' && /(^|; )${splashSeen.name}=/.test(document.cookie))
	location.replace('/dashboard' + location.search)`
