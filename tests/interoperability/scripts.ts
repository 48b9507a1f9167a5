/** Settings with which both apps compile their scripts, as rspack's documentation shows. */
export const scripts = {
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  rule: {
    test: /\.tsx?$/,
    type: 'javascript/auto',
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
    },
  },
};
