import Figure from './figure';

export default function Page() {
  return <main><h1>Next</h1><Figure /></main>;
}
