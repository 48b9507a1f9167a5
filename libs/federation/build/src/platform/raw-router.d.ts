declare module 'raw/react-router-dom' {
  export * from 'react-router-dom';
}
