interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
const policy = factory?.createPolicy('vantedge', {
  createScriptURL(url) {
    if (!url.startsWith('/assets/')) throw new TypeError(`${url} is not a file of this site`);
    return url;
  },
});

/** A script URL that the page's Trusted Types policy accepts: a file below `/assets/`. */
export const trustedScriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url;
