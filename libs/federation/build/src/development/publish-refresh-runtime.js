// The shell's: whoever renders the page must also refresh it.
import * as runtime from 'react-refresh/runtime';

globalThis.__vantedgeRefreshRuntime = runtime;
